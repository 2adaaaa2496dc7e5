import type { Transaction } from '@keydence/db';
import {
  gapMaxCompetitorRank,
  gapMinSearchVolume,
  gapScore,
  overlapPercentage,
  weakGapDistance,
} from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';
import { readScoreFacts, type ScoreColumns } from '../keywords/read-score-facts.ts';
import { competitorRankSql } from './build-competitor-rank.ts';
import { countRanked } from './store-competitors.ts';

interface Row extends ScoreColumns {
  kw_hash: string;
  is_gap: boolean;
}

const tenths = 10;

/**
 * Marks the gap keywords of every competitor of a list and scores them, and brings the newest measurement of each
 * up to date with them. Called whenever our ranks or a competitor's keywords are others.
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

/** The keywords of a competitor that have become a gap, or are none any more. A score never depends on our rank. */
async function readChanged(tx: Transaction, target: Target): Promise<Row[]> {
  // As `isGapKeyword` says; a keyword that somebody has deleted from the list is none.
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

/** The newest measurement says how many gaps there are, and how much the sites overlap. */
async function countGaps(tx: Transaction, target: Target): Promise<void> {
  const { listId, competitorId, ours } = target;
  const [row] = await tx.execute<{ total: number; gaps: number; shared: number }>(sql`
    select count(*)::int as total, (count(*) filter (where is_gap))::int as gaps, count(our_rank)::int as shared
    from ${withOurRanks(target)}`);
  const { total = 0, gaps = 0, shared = 0 } = row ?? {};
  const overlap = Math.round(overlapPercentage(shared, ours) * tenths);
  // Where only the competitor's largest keywords were collected, the source's own count of shared ones is better.
  await tx.execute(sql`
    update competitor_metrics set content_gaps_count = ${gaps},
      overlap_permille = case when ${total}::int >= organic_keywords_count
        then ${overlap}::int else overlap_permille end
    where list_id = ${listId} and competitor_id = ${competitorId}::uuid and metric_date = (
      select max(metric_date) from competitor_metrics
      where list_id = ${listId} and competitor_id = ${competitorId}::uuid)`);
}

/** A competitor's keywords beside our ranks, joined by hash: an equality on the text could take the trigram index. */
function withOurRanks({ listId, competitorId }: Target): SQL {
  return sql`(
    select c.*, ${competitorRankSql('c')} as their_rank, r.rank_group as our_rank, exists (
      select 1 from deleted_keywords d where d.list_id = ${listId} and d.kw_hash = c.kw_hash) as is_deleted
    from competitor_keywords c
    left join tracked_keywords k on k.list_id = ${listId} and k.kw_hash = c.kw_hash
    left join keyword_rankings r on r.list_id = ${listId} and r.id = k.id and r.rank_group between 1 and 100
    where c.list_id = ${listId} and c.competitor_id = ${competitorId}::uuid) as theirs`;
}
