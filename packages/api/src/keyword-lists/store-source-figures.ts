import type { Transaction } from '@keydence/db';
import { liveSource } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { findListDay } from '../access/find-time-zone.ts';
import type { NumberedKeyword } from './build-stored-keyword.ts';
import { sendKeywords } from './send-keywords.ts';

/** A source's figures of a keyword, with its number. */
const measured = [
  'id',
  'search_volume',
  'cpc_micros',
  'difficulty_score',
  'trend_monthly',
  'trend_quarterly',
  'trend_yearly',
  'intent',
  'serp_flags',
  'rank_group',
  'ranking_url',
  'ranking_type',
] as const;

interface Collected {
  rows: readonly NumberedKeyword[];
  checkedAt: Date;
}

/**
 * Stores the live source's figures of keywords beside those of exports; replaces its earlier ones.
 */
export async function storeSourceFigures(
  tx: Transaction,
  listId: number,
  { rows, checkedAt }: Collected,
): Promise<void> {
  const day = await findListDay(tx, listId, checkedAt);
  await tx.execute(sql`
    delete from keyword_measures m using ${sendKeywords(rows, ['id'])}
    where m.list_id = ${listId} and m.keyword_id = n.id and m.source = ${liveSource}`);
  await tx.execute(sql`
    insert into keyword_measures (list_id, keyword_id, measured_on, source, search_volume, cpc_micros, difficulty_score,
      trend_monthly, trend_quarterly, trend_yearly, intent, serp_flags, is_rank_checked, rank, ranking_url, ranking_type)
    select ${listId}::int, id, ${day}::date, ${liveSource}::text, search_volume, cpc_micros, difficulty_score, trend_monthly,
      trend_quarterly, trend_yearly, intent, serp_flags, true, rank_group, ranking_url, ranking_type
    from ${sendKeywords(rows, measured)}
    returning list_id`);
}
