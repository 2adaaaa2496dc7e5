import {
  AppError,
  type FetchedTable,
  type FetchProgress,
  fetchedTableNames,
  fetchedTables,
  findAskedPeriod,
  findFetchPeriod,
  findFinalDay,
  isWindowTable,
  type SearchConsoleAccount,
  type SearchConsoleRow,
  searchConsoleLimits,
  windowOf,
  writeFetchedRows,
} from '@keydence/domain';
import { searchConsoleMessages } from '../sources/search-console-messages.ts';

export interface FetchedPage {
  /** Lines of the fetched file. */
  text: string;
  /** Progress after this page. */
  next: FetchProgress;
}

/** Fetches the next page. SourceError; AppError('validation_failed') if no day has figures. */
export async function fetchPage(
  account: SearchConsoleAccount,
  progress: FetchProgress & { table: FetchedTable },
  now: Date,
): Promise<FetchedPage> {
  const { property, period, table, startRow } = progress;
  const { pageRows, tableRows } = searchConsoleLimits;
  const rowLimit = Math.min(pageRows, tableRows - startRow);
  const window = period && isWindowTable(table) ? windowOf(table, period.finalDay ?? period.end) : null;
  const asked = window ?? period ?? findAskedPeriod(now);
  const rows = await account.query({
    property,
    startDate: asked.start,
    endDate: asked.end,
    dimensions: fetchedTables[table],
    startRow,
    rowLimit,
  });
  if (period === null) {
    const found = findFetchPeriod(rows.map(({ keys: [day = ''] }) => day));
    if (!found) throw new AppError('validation_failed', searchConsoleMessages.noFigures);
    const own = rows.filter(({ keys: [day = ''] }) => day >= found.start && day <= found.end);
    const finalDay = findFinalDay(found, now.toISOString().slice(0, 10));
    return turnPage({ ...progress, period: { ...found, finalDay } }, { rows: own, isLast: true });
  }
  const isLast = rows.length < rowLimit || startRow + rows.length >= tableRows;
  return turnPage(progress, { rows, isLast, windowEnd: window?.end });
}

interface Page {
  rows: readonly SearchConsoleRow[];
  isLast: boolean;
  /** Last day of the window of the rows. */
  windowEnd?: string | undefined;
}

function turnPage(
  progress: FetchProgress & { table: FetchedTable },
  { rows, isLast, windowEnd }: Page,
): FetchedPage {
  const { table, startRow, parts } = progress;
  const following = fetchedTableNames[fetchedTableNames.indexOf(table) + 1] ?? null;
  return {
    text: writeFetchedRows(table, rows, windowEnd),
    next: {
      ...progress,
      table: isLast ? following : table,
      startRow: isLast ? 0 : startRow + rows.length,
      parts: rows.length > 0 ? parts + 1 : parts,
      rows: progress.rows + rows.length,
    },
  };
}
