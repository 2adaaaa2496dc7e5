import { z } from 'zod';

/** What a column of a table may hold, as a person says it. */
export const columnField = z.enum([
  'keyword',
  'rank',
  'ranking_url',
  'search_volume',
  'difficulty',
  'cpc',
  'intent',
  'serp_features',
  'clicks',
  'impressions',
  'measured_on',
  /** The rank on the day that the header of the column names. */
  'rank_of_day',
  /** The searches of the month that the header of the column names. */
  'searches_of_month',
]);
export type ColumnField = z.infer<typeof columnField>;

/** The sign before the decimals: `1.5` or `1,5`. */
export const decimalMark = z.enum(['point', 'comma']);
export type DecimalMark = z.infer<typeof decimalMark>;

/** Columns of a table that can be given a meaning. */
export const maxColumns = 500;

/** Characters of a sheet's name; Excel allows 31, and a file of an archive has its path. */
export const maxSheetName = 200;

/** How a person says that a file is to be read. */
export const importReading = z.object({
  /** What each column holds, from the first; null leaves a column out. Null reads the file as it is recognised. */
  fields: z.array(columnField.nullable()).max(maxColumns).nullable().default(null),
  /** Null decides by the file. */
  decimalMark: decimalMark.nullable().default(null),
  /** The sheet, or the table of an archive, to read, by its name; null chooses it. */
  sheet: z.string().max(maxSheetName).nullable().optional(),
});
export type ImportReading = z.infer<typeof importReading>;

/** The columns of a table, with a guess of each. */
export const importTable = z.object({
  /** The row of the header, counted from 1; 0 for a table without one. */
  headerRow: z.number().int(),
  columns: z.array(
    z.object({
      /** As the header names it; empty without one. */
      name: z.string(),
      guess: columnField.nullable(),
    }),
  ),
  /** The first rows under the header. */
  rows: z.array(z.array(z.string())),
  /** SHA-256 of the header in hexadecimal, by which a reading is remembered; null for a table without one. */
  headerHash: z.string().nullable(),
});
export type ImportTable = z.infer<typeof importTable>;
