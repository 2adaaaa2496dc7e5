import {
  AppError,
  type ClickWindow,
  daysBetween,
  type ImportedRow,
  isWholeWindow,
  type OpenedExport,
  type PeriodStep,
} from '@keydence/domain';
import { nameText } from './clean-name.ts';
import { type ConsoleFilters, readPeriodStep } from './console-periods.ts';
import type { ExportTable } from './export-table.ts';
import { importMessages } from './import-messages.ts';
import { findOrderOfSeries, readDay, readDayOfName, readNewestDay } from './read-days.ts';
import { readSearchConsoleRow } from './read-search-console-row.ts';
import { readSiteOfName } from './read-site.ts';
import type { SearchConsoleShape } from './search-console-shape.ts';
import type { ConsoleDimension } from './search-console-words.ts';

export interface SearchConsoleTable {
  table: ExportTable;
  shape: SearchConsoleShape;
}

interface ConsoleFile {
  fileName: string;
  filters: ConsoleFilters | null;
  /** Names of tables that are not recognised. */
  leftOut: readonly string[];
}

/**
 * The tables of one Search Console export as one. Its numbers are of the newest day in its series, or else of the last
 * day that its filters name, or of the day in a file's name.
 */
export function openSearchConsole(
  tables: readonly SearchConsoleTable[],
  { fileName, filters, leftOut }: ConsoleFile,
): OpenedExport {
  const known = nameTables(tables);
  const queries = known.find(({ dimension }) => dimension === 'query');
  if (queries && known.some((one) => one !== queries && one.dimension === 'query')) {
    throw new AppError('validation_failed', importMessages.severalExports);
  }
  const compared = known.find(({ shape }) => shape.isComparison);
  if (compared && !comparesPeriods(compared)) {
    throw new AppError('validation_failed', importMessages.otherComparison);
  }
  const earlierBy = compared ? findStep(compared) : null;
  const kind = compared ? 'search_console_comparison' : queries ? 'search_console' : 'search_console_totals';
  const isWeb = !otherSearches.test(filters?.searchType ?? '');
  return {
    kind,
    tool: 'search_console',
    measuredOn:
      findNewestDay(known) ?? filters?.lastDay ?? readNewestDay(titlesOf(known)) ?? readDayOfName(fileName),
    countryCode: null,
    earlierBy,
    site: readSiteOfName(fileName),
    notes: [
      ...(filters ? [importMessages.filters(nameText(filters.texts.join(', ')))] : []),
      ...(isWeb ? [] : [importMessages.otherSearch(filters?.searchType ?? '')]),
      ...(compared ? [earlierBy ? importMessages.bothPeriods : importMessages.newerPeriod] : []),
      ...(leftOut.length > 0 ? [importMessages.leftOut(leftOut.join(', '))] : []),
    ],
    table: null,
    consoleScope: {
      startsOn: readDay(readDays(known)[0]) ?? filters?.firstDay ?? null,
      filter: filters && (filters.isFiltered || !isWeb) ? nameText(filters.selection.join(', ')) : null,
    },
    clickWindows: isWeb && !filters?.isFiltered ? findWindows(known) : [],
    *rows() {
      for (const one of known) yield* readTable(one, { earlierBy, isWeb });
    },
  };
}

/** Names of search types other than web, in the languages of the interface. */
const otherSearches =
  /imag|imág|immag|bild|afbeeld|görsel|obraz|obráz|изображ|зображ|картин|kuva|画像|图片|圖片|이미지|vid[eé]|víde|视频|影片|動画|동영상|видео|відео|news|notici|actualit|nachricht|notizi|nieuws|haber|wiadomo|новост|uutis|nyhet|ニュース|新闻|新聞|뉴스/i;

type NamedTable = SearchConsoleTable & { dimension: ConsoleDimension };

/** Of tables that by their cells and names could be anything, the largest has the queries, unless another one has. */
function nameTables(tables: readonly SearchConsoleTable[]): NamedTable[] {
  const unsure = tables
    .filter(({ shape }) => shape.dimension === null)
    .toSorted((a, b) => b.table.size - a.table.size);
  const hasQueries = tables.some(({ shape }) => shape.dimension === 'query');
  return tables.map((one) => {
    const isLargest = !hasQueries && one === unsure[0];
    return { ...one, dimension: one.shape.dimension ?? (isLargest ? 'query' : 'appearance') };
  });
}

/** Names of compared periods have a number of days or a day; those of devices, countries and searches have none. */
function comparesPeriods({ table, shape }: SearchConsoleTable): boolean {
  const names = table.head[shape.headerRows - 1]?.slice(1, 3) ?? [];
  return names.length === 0 || names.some((name) => /\p{Nd}/u.test(name));
}

function findStep({ table, shape }: SearchConsoleTable): PeriodStep | null {
  const header = table.head[shape.headerRows - 1];
  return readPeriodStep(header?.[1] ?? '', header?.[2] ?? '');
}

/** What is above the headers. */
const titlesOf = (tables: readonly NamedTable[]) =>
  tables.flatMap(({ table, shape }) => table.head.slice(0, shape.headerRows - 1).map((row) => row.join(' ')));

function findNewestDay(tables: readonly NamedTable[]): string | null {
  return readDay(readDays(tables).at(-1));
}

/** The days of the newer period, oldest first; none without a series. */
function readDays(tables: readonly NamedTable[]): string[] {
  const series = tables.find(({ dimension }) => dimension === 'day');
  const days: string[] = [];
  for (const row of series ? readTable(series, { earlierBy: null, isWeb: true }) : []) {
    if (row.type === 'total' && !row.isEarlier) days.push(row.name);
  }
  return days.sort();
}

/** The period of the file, where its series tells all of its days. The interface leaves queries out, so none is whole. */
function findWindows(tables: readonly NamedTable[]): ClickWindow[] {
  const days = readDays(tables);
  const [start, endsOn] = [readDay(days[0]), readDay(days.at(-1))];
  if (!start || !endsOn) return [];
  const length = daysBetween(start, endsOn) + 1;
  return isWholeWindow(new Set(days).size, length) ? [{ endsOn, days: length, isWhole: false }] : [];
}

function* readTable(
  { table, shape, dimension }: NamedTable,
  { earlierBy, isWeb }: { earlierBy: PeriodStep | null; isWeb: boolean },
): Generator<ImportedRow> {
  let rowNumber = 0;
  const { reader } = table;
  const { isComparison } = shape;
  const dayOrder = findOrderOfSeries(table.head.map(([name = '']) => name));
  for (const cells of table.rows()) {
    rowNumber += 1;
    const isEmpty = cells.every((cell) => cell.trim() === '');
    if (rowNumber <= shape.headerRows || isEmpty) continue;
    yield* readSearchConsoleRow(cells, rowNumber, {
      isComparison,
      dimension,
      reader,
      earlierBy,
      isWeb,
      dayOrder,
    });
  }
}
