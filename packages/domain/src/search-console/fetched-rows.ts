import { z } from 'zod';
import type { SearchConsoleDimension, SearchConsoleRow } from './port.ts';

/** The tables that are fetched, in their order; the days come first, as they tell the period of all others. */
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

/** How far a fetch is; what was fetched before that is kept. */
export const fetchProgress = z.object({
  property: z.string(),
  /** The first and the last day, `YYYY-MM-DD`; null before the days are there. */
  period: z
    .object({
      start: z.string(),
      end: z.string(),
      /** Left out by fetches of an older version, whose newest day counts. */
      finalDay: z.string().optional(),
    })
    .nullable(),
  /** The next table, null when all are there, and where to go on in it. */
  table: z.enum(fetchedTableNames).nullable(),
  startRow: z.number().int(),
  /** Parts that are kept. */
  parts: z.number().int(),
  /** Rows in them. */
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
 * Rows as lines of JSON, each with its table; one after the other they are a file that `readFetched` reads. Rows of a
 * window end with its last day.
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
