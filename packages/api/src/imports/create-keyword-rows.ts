import { copyRows, type Transaction, toCopyLine } from '@keydence/db';
import type { ImportedKeyword } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { buildMeasure, type Measure } from './build-measures.ts';
import { createRankMonths } from './build-rank-months.ts';

/** The columns of staged rows, in the order in which they are sent. */
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
 * Makes the tables that hold a batch until `tx` ends: `import_rows` as the file has them, `import_keywords` with the
 * numbers of those that the list takes, `import_months` with ranks of single days.
 */
export async function createStage(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    create temporary table import_rows (place int not null, ${sql.raw(definitions)}) on commit drop`);
  await tx.execute(sql`
    create temporary table import_keywords (id bigint primary key, keyword_text text not null) on commit drop`);
  await tx.execute(sql`
    create temporary table import_months (keyword_text text, month date, ranks bytea) on commit drop`);
}

/** Rows of keywords as text, so that they wait in a fraction of the memory of objects. */
export interface KeywordRows {
  add(keyword: ImportedKeyword): void;
  /** Rows that were added. */
  count(): number;
  /** Sends them to the empty tables of the stage. */
  send(tx: Transaction): Promise<void>;
}

export function createKeywordRows(days: Parameters<typeof buildMeasure>[1]): KeywordRows {
  const lines: string[] = [];
  const months = createRankMonths(days.today);
  return {
    add(keyword) {
      const measure = buildMeasure(keyword, days);
      lines.push(toCopyLine([lines.length, ...names.map((name) => measure[name])]));
      months.add(keyword);
    },
    count: () => lines.length,
    async send(tx) {
      await tx.execute(sql`truncate import_rows, import_keywords, import_months`);
      await copyRows(tx, `import_rows (place, ${names.join(', ')})`, lines);
      await copyRows(tx, 'import_months (keyword_text, month, ranks)', months.lines());
      await tx.execute(sql`analyze import_rows`);
    },
  };
}
