import { copyRows, type Transaction, toCopyLine } from '@keydence/db';
import { sql } from 'drizzle-orm';
import type { Measure, NumberedRow } from './build-measures.ts';
import { createRankMonths } from './build-rank-months.ts';

/** The columns of staged rows, in the order of sending. */
const columns: Record<keyof Measure, string> = {
  keyword_text: 'text not null',
  measured_on: 'date not null',
  search_volume: 'int',
  is_volume_bucket: 'boolean not null',
  volume_below: 'int',
  difficulty_score: 'smallint',
  cpc_micros: 'bigint',
  cpc_currency: 'text not null',
  trend_monthly: 'smallint',
  trend_quarterly: 'smallint',
  trend_yearly: 'smallint',
  intent: 'smallint not null',
  intents: 'smallint not null',
  serp_flags: 'smallint',
  is_rank_checked: 'boolean not null',
  rank: 'smallint',
  average_position: 'real',
  ranking_url: 'text',
  rival_pages: 'jsonb',
  ranking_type: 'bigint',
  traffic: 'bigint',
  clicks: 'bigint',
  impressions: 'bigint',
  newest_month: 'date',
  searches: 'int[]',
};
const names = Object.keys(columns) as (keyof Measure)[];
const definitions = names.map((name) => `${name} ${columns[name]}`).join(', ');

/**
 * Creates the temporary tables that hold a part until `tx` ends: `import_texts` with the texts of
 * its keywords, and for those not stored immediately, `import_keywords` with their numbers,
 * `import_rows` with the rows of the file, and `import_months` with ranks of single days.
 */
export async function createStage(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    create temporary table import_texts (place int not null, keyword_text text not null) on commit drop`);
  await tx.execute(sql`
    create temporary table import_rows (id bigint not null, ${sql.raw(definitions)}) on commit drop`);
  await tx.execute(sql`
    create temporary table import_keywords (id bigint primary key, keyword_text text not null) on commit drop`);
  await tx.execute(sql`
    create temporary table import_months (id bigint not null, month date, ranks bytea) on commit drop`);
}

/** Replaces the rows of the stage. */
export async function sendRows(
  tx: Transaction,
  rows: readonly NumberedRow[],
  { today }: { today: string },
): Promise<void> {
  await tx.execute(sql`truncate import_rows, import_keywords, import_months`);
  const months = createRankMonths(today);
  for (const { id, history } of rows) months.add(id, history);
  const texts = new Map(rows.map(({ id, measure }) => [id, measure.keyword_text]));
  await copyRows(tx, `import_rows (id, ${names.join(', ')})`, toLines(rows));
  await copyRows(tx, 'import_keywords (id, keyword_text)', [...texts].map(toCopyLine));
  await copyRows(tx, 'import_months (id, month, ranks)', months.lines());
  await tx.execute(sql`analyze import_rows, import_keywords`);
}

function* toLines(rows: readonly NumberedRow[]): Generator<string> {
  for (const { id, measure } of rows) yield toCopyLine([id, ...names.map((name) => measure[name])]);
}
