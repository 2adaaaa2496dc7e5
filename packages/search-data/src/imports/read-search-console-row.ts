import { type ImportedRow, type PeriodStep, stepBack } from '@keydence/domain';
import { importMessages } from './import-messages.ts';
import { newKeyword, newProblem } from './new-keyword.ts';
import { type DayOrder, readDays } from './read-days.ts';
import type { CellReader } from './read-number.ts';
import { toRank } from './read-rank-days.ts';
import { type ConsoleFigures, readFigures } from './search-console-shape.ts';
import type { ConsoleDimension } from './search-console-words.ts';

const longestName = 2_000;

interface ConsoleTable {
  isComparison: boolean;
  dimension: ConsoleDimension;
  reader: CellReader;
  /** Null: the earlier period is left out. */
  earlierBy: PeriodStep | null;
  /** Positions are those of the web search. */
  isWeb: boolean;
  dayOrder: DayOrder;
}

/**
 * One row of a Search Console table, of two periods one after the other. A query's position is an average, so the rank is
 * rounded from it; outside of 1 to 100 the site does not rank, and without impressions nothing was measured.
 */
export function* readSearchConsoleRow(
  cells: readonly string[],
  rowNumber: number,
  table: ConsoleTable,
): Generator<ImportedRow> {
  const [name = ''] = cells;
  const figures = readFigures(cells, table, { reader: table.reader });
  const earlier =
    table.isComparison && table.earlierBy
      ? readFigures(cells, table, { reader: table.reader, isEarlier: true })
      : null;
  if (!figures) {
    return yield newProblem(rowNumber, name, { message: importMessages.badTotal, isSkipped: true });
  }
  if (![figures, ...(earlier ? [earlier] : [])].every(isStorable)) {
    return yield newProblem(rowNumber, name, { message: importMessages.largeRow, isSkipped: true });
  }
  if (figures.clicks > figures.impressions) {
    const message = importMessages.moreClicks(figures.clicks, figures.impressions);
    yield newProblem(rowNumber, name, { message, isSkipped: false });
  }
  yield toRow(name, rowNumber, { table, figures, isEarlier: false });
  if (earlier) yield toRow(name, rowNumber, { table, figures: earlier, isEarlier: true });
}

const isStorable = ({ clicks, impressions }: ConsoleFigures) =>
  Number.isSafeInteger(clicks) && Number.isSafeInteger(impressions);

/** Far beyond any page of results; as a float it is stored in four bytes. */
const highestPosition = 100_000;

interface RowFigures {
  table: ConsoleTable;
  figures: ConsoleFigures;
  isEarlier: boolean;
}

function toRow(name: string, rowNumber: number, { table, figures, isEarlier }: RowFigures): ImportedRow {
  const { clicks, impressions, position } = figures;
  const hasData = impressions > 0 && position !== null && position >= 0 && position <= highestPosition;
  const averagePosition = hasData ? position : null;
  if (table.dimension !== 'query') {
    // Addresses may contain line breaks, copied from external links.
    const oneLine = name.replace(/\s+/g, ' ').trim();
    if (oneLine === '' || oneLine.length > longestName || /\p{Cc}/u.test(oneLine)) {
      return newProblem(rowNumber, name, { message: importMessages.badTotal, isSkipped: true });
    }
    const { dimension } = table;
    const day = dimension === 'day' ? (readDays(oneLine, table.dayOrder)[0] ?? null) : null;
    if (dimension === 'day' && day === null) {
      return newProblem(rowNumber, name, { message: importMessages.badTotal, isSkipped: true });
    }
    const ownDay = day !== null && isEarlier && table.earlierBy ? stepBack(day, table.earlierBy) : day;
    return {
      type: 'total',
      rowNumber,
      dimension,
      name: ownDay ?? oneLine,
      isEarlier,
      measuredOn: ownDay,
      clicks,
      impressions,
      averagePosition,
    };
  }
  const keyword = newKeyword(rowNumber, name);
  if (keyword.type === 'problem') return keyword;
  if (keyword.type === 'long_query') return { ...keyword, isEarlier, clicks, impressions, averagePosition };
  return {
    ...keyword,
    isEarlier,
    clicks,
    impressions,
    averagePosition,
    isRankChecked: hasData && table.isWeb,
    rank: table.isWeb ? toRank(averagePosition) : null,
  };
}
