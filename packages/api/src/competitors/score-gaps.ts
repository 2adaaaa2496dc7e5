import type { Transaction } from '@keydence/db';
import {
  gapMaxCompetitorRank,
  gapMinSearchVolume,
  gapScore,
  overlapPercentage,
  weakGapDistance,
} from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';
import { competitorRankSql } from '../keyword-lists/build-competitor-rank.ts';
import { readScoreFacts, type ScoreColumns } from '../keyword-lists/read-score-facts.ts';
import { countRanked } from './store-competitors.ts';

interface Row extends ScoreColumns {
  kw_hash: string;
  is_gap: boolean;
}

const tenths = 10;

/**
 * Marks and scores the gap keywords of every competitor of a list, and updates the newest snapshot
 * of each. Call it whenever our ranks or a competitor's keywords have changed.
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
  /** Number of keywords for which we rank. */
  ours: number;
}

async function scoreCompetitor(tx: Transaction, target: Target): Promise<void> {
  const { listId, competitorId } = target;
  const changed = await readChanged(tx, target);
  const scored = changed.map((row) => ({
    kw_hash: row.kw_hash,
    is_gap: row.is_gap,
    gap_score: row.is_gap ? gapScore(readScoreFacts(row)) : null,
  }));
  if (scored.length > 0) {
    await tx.execute(sql`
      update competitor_keywords c set is_gap = n.is_gap, gap_score = n.gap_score
      from jsonb_to_recordset(${JSON.stringify(scored)}::jsonb)
        as n (kw_hash bigint, is_gap boolean, gap_score smallint)
      where c.list_id = ${listId} and c.competitor_id = ${competitorId}::uuid and c.kw_hash = n.kw_hash`);
  }
  await countGaps(tx, target);
}

/**
 * Keywords of a competitor that became a gap or are no longer one. A score never depends on our
 * rank.
 */
async function readChanged(tx: Transaction, target: Target): Promise<Row[]> {
  // As in `isGapKeyword`; a keyword that a member deleted from the list is never a gap.
  const isGap = sql`coalesce(their_rank between 1 and ${gapMaxCompetitorRank}
    and search_volume >= ${gapMinSearchVolume}
    and (our_rank is null or our_rank - their_rank >= ${weakGapDistance}) and not is_deleted, false)`;
  return [
    ...(await tx.execute<Row>(sql`
      select kw_hash, search_volume, cpc_micros, difficulty_score, intent, trend_monthly, trend_quarterly,
        trend_yearly, ${isGap} as is_gap
      from ${withOurRanks(target)} where is_gap is distinct from ${isGap}`)),
  ];
}

/** Updates the number of gaps and the overlap in the newest snapshot. */
async function countGaps(tx: Transaction, target: Target): Promise<void> {
  const { listId, competitorId, ours } = target;
  const [row] = await tx.execute<{ total: number; gaps: number; shared: number }>(sql`
    select count(*)::int as total, (count(*) filter (where is_gap))::int as gaps, count(our_rank)::int as shared
    from ${withOurRanks(target)}`);
  const { total = 0, gaps = 0, shared = 0 } = row ?? {};
  const overlap = Math.round(overlapPercentage(shared, ours) * tenths);
  // If only the competitor's largest keywords were collected, the source's own count of shared ones
  // is better.
  await tx.execute(sql`
    update competitor_metrics set content_gaps_count = ${gaps},
      overlap_permille = case when ${total}::int >= organic_keywords_count
        then ${overlap}::int else overlap_permille end
    where list_id = ${listId} and competitor_id = ${competitorId}::uuid and metric_date = (
      select max(metric_date) from competitor_metrics
      where list_id = ${listId} and competitor_id = ${competitorId}::uuid)`);
}

/**
 * A competitor's keywords beside our ranks, joined by hash: an equality on the text could use the
 * trigram index.
 */
function withOurRanks({ listId, competitorId }: Target): SQL {
  return sql`(
    select c.*, ${competitorRankSql('c')} as their_rank, r.rank_group as our_rank, exists (
      select 1 from deleted_keywords d where d.list_id = ${listId} and d.kw_hash = c.kw_hash) as is_deleted
    from competitor_keywords c
    left join tracked_keywords k on k.list_id = ${listId} and k.kw_hash = c.kw_hash
    left join keyword_rankings r on r.list_id = ${listId} and r.id = k.id and r.rank_group between 1 and 100
    where c.list_id = ${listId} and c.competitor_id = ${competitorId}::uuid) as theirs`;
}
