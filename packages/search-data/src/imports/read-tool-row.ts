import {
  type ImportedKeyword,
  type ImportedProblem,
  type SearchIntent,
  type SerpFeature,
  searchIntent,
} from '@keydence/domain';
import type { ToolColumns } from './find-tool-columns.ts';
import { importMessages } from './import-messages.ts';
import { newKeyword, newProblem } from './new-keyword.ts';
import { readCountry, readDay } from './read-hints.ts';
import { bucketVolumes, readNumber, readVolumeRange } from './read-number.ts';
import type { ToolField } from './tool-tables.ts';

/** The largest whole number that is stored. */
const maxCount = 2_147_483_647;
const lowestRank = 100;

/** One row of a tool's export. */
interface ToolRow {
  cells: readonly string[];
  rowNumber: number;
  columns: ToolColumns;
}

/** The keyword of a row, after the problems with its cells; or only why the row is left out. */
export function* readToolRow(
  row: ToolRow,
  countryCode: string | null,
): Generator<ImportedKeyword | ImportedProblem> {
  const { cells, rowNumber, columns } = row;
  const keyword = newKeyword(rowNumber, cellOf(row, 'keyword'));
  if (keyword.type === 'problem') return yield keyword;
  const country = readCountry(cellOf(row, 'country'));
  if (country !== null && countryCode !== null && country !== countryCode) {
    const message = importMessages.otherMarket(country);
    return yield newProblem(rowNumber, keyword.keywordText, { message, isSkipped: true });
  }
  const doubts: ImportedProblem[] = [];
  const read = (field: ToolField) => {
    const number = readNumber(cellOf(row, field));
    if (number !== undefined && (number === null || number >= 0 || field.endsWith('Months'))) return number;
    const message = importMessages.notANumber(columns.names[columns.places[field] ?? 0] ?? field);
    doubts.push(newProblem(rowNumber, cellOf(row, field), { message, isSkipped: false }));
    return null;
  };
  const months = columns.months.flatMap(({ month, place }) => {
    const searches = readNumber(cells[place]);
    return typeof searches === 'number' ? [{ month, searches: toCount(searches) }] : [];
  });
  const range = readVolumeRange(cellOf(row, 'volume'));
  const volume = range ?? toWhole(read('volume'));
  const isBucketed = columns.table.tool === 'keyword_planner' && months.length === 0;
  const difficulty = read('difficulty');
  const position = isOrganic(row) ? read('position') : null;
  Object.assign(keyword, {
    measuredOn: readDay(cellOf(row, 'day')),
    searchVolume: volume,
    isVolumeBucket: range !== null || (isBucketed && volume !== null && bucketVolumes.has(volume)),
    cpc: read('cpc'),
    difficulty: difficulty !== null && difficulty <= 100 ? difficulty : null,
    intent: readIntent(row),
    serpFeatures: columns.places.features === undefined ? null : readFeatures(cellOf(row, 'features')),
    monthlySearches: months.sort((a, b) => b.month.localeCompare(a.month)),
    changes: { threeMonths: read('threeMonths'), twelveMonths: read('twelveMonths') },
    isRankChecked: position !== null,
    rank: position !== null && position >= 1 && position <= lowestRank ? Math.round(position) : null,
    url: position === null ? null : readAddress(cellOf(row, 'url')),
    resultsCount: position === null ? null : read('results'),
    traffic: toWhole(read('traffic')),
  } satisfies Partial<ImportedKeyword>);
  if (keyword.isVolumeBucket) keyword.changes = { threeMonths: null, twelveMonths: null };
  yield* doubts;
  yield keyword;
}

/** The cell of a field; empty where the export has no such column, or the row ends before it. */
export function cellOf({ cells, columns }: Pick<ToolRow, 'cells' | 'columns'>, field: ToolField): string {
  return cells[columns.places[field] ?? -1]?.trim() ?? '';
}

/** Whether the position is a plain result's, and not that of a box above or among them. */
function isOrganic(row: ToolRow): boolean {
  const type = cellOf(row, 'positionType').toLowerCase();
  return (type === '' || type === 'organic') && cellOf(row, 'insideOf') === '';
}

const toCount = (number: number) => Math.min(maxCount, Math.round(number));
const toWhole = (number: number | null) => (number === null ? null : toCount(number));
const readAddress = (cell: string) => (/^https?:\/\/[^\p{Cc}\s]{1,2000}$/iu.test(cell) ? cell : null);

/** How Semrush's interface for programs writes intents. */
const intentNumbers: readonly SearchIntent[] = [
  'commercial',
  'informational',
  'navigational',
  'transactional',
];

/** The intent when the row names exactly one: which of several is the main one, no tool says. */
function readIntent(row: ToolRow): SearchIntent | null {
  const named = cellOf(row, 'intents').toLowerCase().split(',');
  const flagged = row.columns.intentFlags.flatMap(({ intent, place }) =>
    row.cells[place]?.trim().toLowerCase() === 'true' ? [intent] : [],
  );
  const intents = [...named, ...flagged].flatMap((name) => {
    const number = /^\s*[0-3]\s*$/.test(name) ? intentNumbers[Number(name)] : name.trim();
    const intent = searchIntent.safeParse(number);
    return intent.success ? [intent.data] : [];
  });
  const [intent] = new Set(intents);
  return intent !== undefined && new Set(intents).size === 1 ? intent : null;
}

const featureNames: readonly [part: string, feature: SerpFeature][] = [
  ['featured snippet', 'featured_snippet'],
  ['local pack', 'local_pack'],
  ['ai overview', 'ai_overview'],
  ['video', 'video'],
  ['image', 'image'],
];

function readFeatures(cell: string): SerpFeature[] {
  const text = cell.toLowerCase();
  return featureNames.flatMap(([part, feature]) => (text.includes(part) ? [feature] : []));
}
