import { type SQL, sql } from 'drizzle-orm';
import type { NumberedKeyword } from './build-stored-keyword.ts';

/**
 * Wire types of a collected keyword's columns: the search volumes of a row as the text of an array,
 * since they are nested in another array, and the time of a check in milliseconds since 1970, since
 * a date's text takes long to write and read.
 */
const columnTypes = {
  id: 'bigint',
  keyword_text: 'text',
  search_volume: 'int',
  cpc_micros: 'bigint',
  difficulty_score: 'smallint',
  trend_monthly: 'smallint',
  trend_quarterly: 'smallint',
  trend_yearly: 'smallint',
  intent: 'smallint',
  serp_flags: 'smallint',
  opportunity_score: 'smallint',
  newest_month: 'date',
  searches: 'text',
  rank_group: 'smallint',
  rank_absolute: 'smallint',
  ranking_type: 'bigint',
  ranking_url: 'text',
  ranking_title: 'text',
  ranking_description: 'text',
  checked_at: 'float8',
} as const satisfies Record<keyof NumberedKeyword, string>;

type Column = keyof typeof columnTypes;

/**
 * Columns of collected keywords as the rows `n` of a statement: `from ${sendKeywords(rows, ['id',
 * 'rank_group'])}`. Each column is one array; with one object per row, the database takes as long
 * to read them as to write a third of the rankings. The arrays are unnested side by side during the
 * read: in `from unnest(…, …)`, each would be stored as a table first.
 */
export function sendKeywords(rows: readonly NumberedKeyword[], columns: readonly Column[]): SQL {
  const opened = columns.map(
    (column) =>
      sql`unnest(${encodeColumn(rows, column)}::${sql.raw(columnTypes[column])}[]) as ${sql.identifier(column)}`,
  );
  return sql`(select ${sql.join(opened, sql`, `)}) as n`;
}

/**
 * The column in PostgreSQL's array syntax. A column without values is empty: shorter arrays are
 * filled up with nulls.
 */
function encodeColumn(rows: readonly NumberedKeyword[], column: Column): string {
  if (rows.every((row) => row[column] === null)) return '{}';
  return `{${rows.map((row) => encodeValue(row[column])).join(',')}}`;
}

const special = /["\\]/;

function encodeValue(value: NumberedKeyword[Column]): string | number {
  if (value === null) return 'NULL';
  if (typeof value === 'number') return value;
  // Most texts need no escapes, and a test is faster than a replacement.
  if (typeof value === 'string') return `"${special.test(value) ? value.replace(/["\\]/g, '\\$&') : value}"`;
  return value instanceof Date ? value.getTime() : `"{${value.join(',')}}"`;
}
