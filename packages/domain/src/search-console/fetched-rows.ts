import { z } from 'zod';
import type { SearchConsoleDimension, SearchConsoleRow } from './port.ts';

/** The fetched tables in order; the days come first, because they determine the period of all others. */
export const fetchedTables = {
  day: ['date'],
  query: ['query'],
  page: ['page'],
  country: ['country'],
  device: ['device'],
  query_page: ['query', 'page'],
  query_window: ['query'],
  query_window_before: ['query'],
} as const satisfies Record<string, readonly SearchConsoleDimension[]>;
export type FetchedTable = keyof typeof fetchedTables;
export const fetchedTableNames = Object.keys(fetchedTables) as FetchedTable[];

/** Progress of a fetch; completed parts are stored. */
export const fetchProgress = z.object({
  property: z.string(),
  /** First and last day, `YYYY-MM-DD`; null before the days are fetched. */
  period: z
    .object({
      start: z.string(),
      end: z.string(),
      /** Absent in fetches of an older version, whose newest day counts. */
      finalDay: z.string().optional(),
    })
    .nullable(),
  /** The next table, null if all are fetched, and the position in it. */
  table: z.enum(fetchedTableNames).nullable(),
  startRow: z.number().int(),
  /** Stored parts. */
  parts: z.number().int(),
  /** Rows in these parts. */
  rows: z.number().int(),
});
export type FetchProgress = z.infer<typeof fetchProgress>;

/** One line of a fetched file. */
export const fetchedLine = z.tuple([
  z.enum(fetchedTableNames),
  z.array(z.string()),
  z.number(),
  z.number(),
  z.number(),
]);

/**
 * Rows as lines of JSON, each with its table; concatenated they form a file for `readFetched`. Rows
 * of a window end with its last day.
 */
export function writeFetchedRows(
  table: FetchedTable,
  rows: readonly SearchConsoleRow[],
  windowEnd?: string,
): string {
  const more = windowEnd === undefined ? [] : [windowEnd];
  return rows
    .map(
      ({ keys, clicks, impressions, position }) =>
        `${JSON.stringify([table, [...keys, ...more], clicks, impressions, position])}\n`,
    )
    .join('');
}
