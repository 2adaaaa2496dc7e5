import { z } from 'zod';

/** Meanings of a table's column, as a user chooses them. */
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
  /** The rank on the day named in the column's header. */
  'rank_of_day',
  /** The searches of the month named in the column's header. */
  'searches_of_month',
]);
export type ColumnField = z.infer<typeof columnField>;

/** Decimal separator: `1.5` or `1,5`. */
export const decimalMark = z.enum(['point', 'comma']);
export type DecimalMark = z.infer<typeof decimalMark>;

/** Maximum columns whose meaning can be chosen. */
export const maxColumns = 500;

/** Maximum characters of a sheet's name; Excel allows 31, and a file in an archive has its path. */
export const maxSheetName = 200;

/** A user's choices for reading a file. */
export const importReading = z.object({
  /** Meaning of each column, from the first; null ignores a column. Null reads the file as recognized. */
  fields: z.array(columnField.nullable()).max(maxColumns).nullable().default(null),
  /** Null detects it from the file. */
  decimalMark: decimalMark.nullable().default(null),
  /** Name of the sheet, or of the table in an archive, to read; null selects one automatically. */
  sheet: z.string().max(maxSheetName).nullable().optional(),
});
export type ImportReading = z.infer<typeof importReading>;

/** The columns of a table, each with a guess. */
export const importTable = z.object({
  /** The header's row, counted from 1; 0 for a table without one. */
  headerRow: z.number().int(),
  columns: z.array(
    z.object({
      /** From the header; empty without one. */
      name: z.string(),
      guess: columnField.nullable(),
    }),
  ),
  /** The first rows under the header. */
  rows: z.array(z.array(z.string())),
  /** SHA-256 of the header in hexadecimal, the key of a stored reading; null for a table without one. */
  headerHash: z.string().nullable(),
});
export type ImportTable = z.infer<typeof importTable>;
