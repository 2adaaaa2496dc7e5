import type { Queryable } from '@keydence/db';
import {
  type DomainSummary,
  positionBucket,
  type RankingDistribution,
  type ReportFacts,
  visibility,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';

const shownRankings = 20;
const shownPages = 20;
/** Condition of the ranked part of the ranking index, which also holds the ranks. */
const isRanked = sql`rank_absolute is not null and rank_group between 1 and 100`;

interface RankRow extends Record<string, unknown> {
  rank: number;
  place: number;
  keywords: number;
  volume: number;
}

export interface RankingFacts {
  rankingDistribution: RankingDistribution;
  avgRank: number | null;
  avgRankAbsolute: number | null;
  visibility: number | null;
}

/**
 * Distribution of a list's ranks: one row per rank from the ranked part of an index only, summed here. Visibility counts
 * the keywords whose rank is known, those outside the top 100 included, as the dashboard does.
 */
export async function readRankingFacts(db: Queryable, listId: number): Promise<RankingFacts> {
  const rows = await db.execute<RankRow>(sql`
    select rank_group as rank, sum(rank_absolute)::float8 as place, count(*)::int as keywords,
      coalesce(sum(search_volume), 0)::float8 as volume
    from keyword_rankings where list_id = ${listId} and ${isRanked} group by rank_group`);
  const distributionByPosition = { top3: 0, top10: 0, top20: 0, top50: 0, beyond50: 0 };
  let totalRankedKeywords = 0;
  let rankSum = 0;
  let placeSum = 0;
  for (const { rank, place, keywords } of rows) {
    const bucket = positionBucket(rank);
    if (bucket === null) continue;
    distributionByPosition[bucket] += keywords;
    totalRankedKeywords += keywords;
    rankSum += rank * keywords;
    placeSum += place;
  }
  const topRankings = await readTopRankings(db, listId);
  const ranked = [...rows].map(({ rank, volume }) => ({ rank, searchVolume: volume }));
  const [absent] = await db.execute<{ volume: number }>(sql`
    select coalesce(sum(search_volume), 0)::float8 as volume from keyword_rankings
    where list_id = ${listId} and rank_group is null and last_ranking_check is not null and rank_depth is null`);
  return {
    rankingDistribution: { totalRankedKeywords, distributionByPosition, topRankings },
    avgRank: totalRankedKeywords === 0 ? null : round1(rankSum / totalRankedKeywords),
    avgRankAbsolute: totalRankedKeywords === 0 ? null : round1(placeSum / totalRankedKeywords),
    visibility: visibility([...ranked, { rank: null, searchVolume: absent?.volume ?? 0 }]),
  };
}

async function readTopRankings(db: Queryable, listId: number): Promise<RankingDistribution['topRankings']> {
  const rows = await db.execute<RankingDistribution['topRankings'][number] & Record<string, unknown>>(sql`
    select k.keyword_text as "keywordText", k.search_volume as "searchVolume", r.ranking_url as "rankingUrl",
      r.rank_group as "rankGroup", r.rank_absolute as "rankAbsolute"
    from tracked_keywords k join keyword_rankings r on r.list_id = ${listId} and r.id = k.id
    where k.list_id = ${listId} and k.search_volume is not null and r.rank_absolute is not null and r.rank_group between 1 and 100
    order by k.search_volume desc, k.id desc limit ${shownRankings}`);
  return [...rows];
}

type ListAverages = Omit<DomainSummary, 'avgRank' | 'avgRankAbsolute'>;

/**
 * Averages over all tracked keywords with known values: from the stored counts of a large list, otherwise from an
 * index.
 */
export async function readAverages(db: Queryable, listId: number): Promise<ListAverages> {
  const [row] = await db.execute<{ volume: number | null; difficulty: number | null }>(sql`
    select round(sum(n * search_volume::bigint) / sum(n) filter (where search_volume is not null))::float8 as volume,
      round(sum(n * difficulty_score)::numeric / sum(n) filter (where difficulty_score is not null), 1)::float8
        as difficulty
    from (
      select n, search_volume, difficulty_score from keyword_filter_counts where list_id = ${listId}
      union all
      select 1, search_volume, difficulty_score from tracked_keywords where list_id = ${listId}
        and not exists (select 1 from keyword_filter_counts where list_id = ${listId})) as counted`);
  const { volume = null, difficulty = null } = row ?? {};
  return { avgSearchVolume: volume, avgDifficultyScore: difficulty };
}

/**
 * The site's pages by number of ranked keywords, with their mean rank. Counts by address hash, from the ranked part of
 * an index only; rows are read only for shown addresses.
 */
export async function readPages(db: Queryable, listId: number): Promise<ReportFacts['pages']> {
  const rows = await db.execute<ReportFacts['pages'][number] & Record<string, unknown>>(sql`
    with pages as (
      select min(id) as keyword_id, count(*)::int as keywords,
        round(avg(rank_group), 1)::float8 as avg_rank
      from keyword_rankings
      where list_id = ${listId} and ${isRanked} and ranking_url_hash is not null
      group by ranking_url_hash),
    placed as (select *, rank() over (order by keywords desc, avg_rank) as place from pages)
    select r.ranking_url as url, p.keywords as "keywordCount", p.avg_rank as "avgRank"
    from placed p join keyword_rankings r on r.list_id = ${listId} and r.id = p.keyword_id
    where p.place <= ${shownPages} order by 2 desc, 3, 1 limit ${shownPages}`);
  return [...rows];
}

function round1(value: number): number {
  return Math.round(value * 10) / 10;
}
