import { type SQL, sql } from 'drizzle-orm';
import type { NumberedKeyword } from './build-stored-keyword.ts';

/**
 * The types that a collected keyword's columns are sent as: the searches as the text of an array, which others hold, and
 * the time of a check in milliseconds since 1970, as a date's text takes long to write and to read.
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
 * Columns of collected keywords as the rows `n` of a statement: `from ${sendKeywords(rows, ['id', 'rank_group'])}`. Each
 * column is one array; as an object a row, the database takes as long to read them as to write a third of the rankings.
 * The arrays are opened side by side as they are read: in `from unnest(…, …)`, each would be stored as a table first.
 */
export function sendKeywords(rows: readonly NumberedKeyword[], columns: readonly Column[]): SQL {
  const opened = columns.map(
    (column) =>
      sql`unnest(${encodeColumn(rows, column)}::${sql.raw(columnTypes[column])}[]) as ${sql.identifier(column)}`,
  );
  return sql`(select ${sql.join(opened, sql`, `)}) as n`;
}

/** The column as PostgreSQL reads an array. One without values is empty: shorter arrays are filled up with nulls. */
function encodeColumn(rows: readonly NumberedKeyword[], column: Column): string {
  if (rows.every((row) => row[column] === null)) return '{}';
  return `{${rows.map((row) => encodeValue(row[column])).join(',')}}`;
}

const special = /["\\]/;

function encodeValue(value: NumberedKeyword[Column]): string | number {
  if (value === null) return 'NULL';
  if (typeof value === 'number') return value;
  // Most texts have none of what must be marked, and asking is quicker than looking for what to replace.
  if (typeof value === 'string') return `"${special.test(value) ? value.replace(/["\\]/g, '\\$&') : value}"`;
  return value instanceof Date ? value.getTime() : `"{${value.join(',')}}"`;
}
