import type { Transaction } from '@keydence/db';
import { gapScore, isGapKeyword, overlapPercentage } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { readScoreFacts, type ScoreColumns } from '../keywords/read-score-facts.ts';
import { countRanked } from './store-competitors.ts';

interface Row extends ScoreColumns {
  kw_hash: string;
  rank_absolute: number | null;
  our_rank: number | null;
}

const tenths = 10;

/**
 * Marks the gap keywords of every competitor of a list and scores them, and brings the newest measurement of each
 * up to date with them.
 */
export async function scoreGaps(tx: Transaction, listId: number): Promise<void> {
  const ours = await countRanked(tx, listId);
  const sites = await tx.execute<{ id: string }>(sql`
    select id from competitors where list_id = ${listId} and is_active and deleted_at is null`);
  for (const { id } of sites) await scoreCompetitor(tx, { listId, competitorId: id, ours });
}

/** The same for one competitor, active or not. */
export async function scoreCompetitorGaps(
  tx: Transaction,
  target: { listId: number; competitorId: string },
): Promise<void> {
  await scoreCompetitor(tx, { ...target, ours: await countRanked(tx, target.listId) });
}

interface Target {
  listId: number;
  competitorId: string;
  /** Keywords for which we rank. */
  ours: number;
}

async function scoreCompetitor(tx: Transaction, { listId, competitorId, ours }: Target): Promise<void> {
  // Joined by hash: an equality on the text could take the trigram index.
  const rows = await tx.execute<Row>(sql`
    select c.kw_hash, c.search_volume, c.cpc_micros, c.difficulty_score, c.intent, c.trend_monthly,
      c.trend_quarterly, c.trend_yearly, c.rank_absolute, r.rank_absolute as our_rank
    from competitor_keywords c
    left join tracked_keywords k on k.list_id = ${listId} and k.kw_hash = c.kw_hash
    left join keyword_rankings r on r.list_id = ${listId} and r.id = k.id
    where c.list_id = ${listId} and c.competitor_id = ${competitorId}::uuid`);
  const scored = rows.map((row) => ({ kw_hash: row.kw_hash, ...scoreRow(row) }));
  await tx.execute(sql`
    update competitor_keywords c set is_gap = n.is_gap, gap_score = n.gap_score
    from jsonb_to_recordset(${JSON.stringify(scored)}::jsonb) as n (kw_hash bigint, is_gap boolean, gap_score smallint)
    where c.list_id = ${listId} and c.competitor_id = ${competitorId}::uuid and c.kw_hash = n.kw_hash`);

  const gaps = scored.filter((row) => row.is_gap).length;
  const shared = rows.filter((row) => row.our_rank !== null).length;
  const overlap = Math.round(overlapPercentage(shared, ours) * tenths);
  // Where only the competitor's largest keywords were collected, the source's own count of shared ones is better.
  await tx.execute(sql`
    update competitor_metrics set content_gaps_count = ${gaps},
      overlap_permille = case when ${rows.length}::int >= organic_keywords_count
        then ${overlap}::int else overlap_permille end
    where list_id = ${listId} and competitor_id = ${competitorId}::uuid and metric_date = (
      select max(metric_date) from competitor_metrics
      where list_id = ${listId} and competitor_id = ${competitorId}::uuid)`);
}

function scoreRow(row: Row): { is_gap: boolean; gap_score: number | null } {
  const isGap = isGapKeyword({
    competitorRank: row.rank_absolute,
    ourRank: row.our_rank,
    searchVolume: row.search_volume,
  });
  if (!isGap) return { is_gap: false, gap_score: null };
  return { is_gap: true, gap_score: gapScore(readScoreFacts(row)) };
}
