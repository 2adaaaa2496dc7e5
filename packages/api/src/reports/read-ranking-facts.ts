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

interface RankRow extends Record<string, unknown> {
  rank: number | null;
  keywords: number;
  volume: string | null;
}

export interface RankingFacts {
  rankingDistribution: RankingDistribution;
  avgRankAbsolute: number | null;
  visibility: number | null;
}

/** How the ranks of a list are spread: one row a rank from an index alone, summed up here. */
export async function readRankingFacts(db: Queryable, listId: number): Promise<RankingFacts> {
  const rows = await db.execute<RankRow>(sql`
    select rank_absolute as rank, count(*)::int as keywords, sum(search_volume) as volume
    from keyword_rankings where list_id = ${listId} group by rank_absolute`);
  const distributionByPosition = { top3: 0, top10: 0, top20: 0, top50: 0, beyond50: 0 };
  let totalRankedKeywords = 0;
  let rankSum = 0;
  for (const { rank, keywords } of rows) {
    const bucket = positionBucket(rank);
    if (rank === null || bucket === null) continue;
    distributionByPosition[bucket] += keywords;
    totalRankedKeywords += keywords;
    rankSum += rank * keywords;
  }
  const topRankings = await readTopRankings(db, listId);
  return {
    rankingDistribution: { totalRankedKeywords, distributionByPosition, topRankings },
    avgRankAbsolute: totalRankedKeywords === 0 ? null : round1(rankSum / totalRankedKeywords),
    visibility: visibility(
      rows.map(({ rank, volume }) => ({ rank, searchVolume: volume === null ? null : Number(volume) })),
    ),
  };
}

async function readTopRankings(db: Queryable, listId: number): Promise<RankingDistribution['topRankings']> {
  const rows = await db.execute<RankingDistribution['topRankings'][number] & Record<string, unknown>>(sql`
    select k.keyword_text as "keywordText", k.search_volume as "searchVolume", r.ranking_url as "rankingUrl",
      r.rank_absolute as "rankAbsolute"
    from tracked_keywords k join keyword_rankings r on r.list_id = ${listId} and r.id = k.id
    where k.list_id = ${listId} and k.search_volume is not null and r.rank_absolute between 1 and 100
    order by k.search_volume desc, k.id limit ${shownRankings}`);
  return [...rows];
}

/** Averages over all tracked keywords, unknown ones left out. */
export async function readAverages(
  db: Queryable,
  listId: number,
): Promise<Omit<DomainSummary, 'avgRankAbsolute'>> {
  const [row] = await db.execute<{ volume: number | null; difficulty: number | null }>(sql`
    select round(avg(search_volume))::float8 as volume, round(avg(difficulty_score), 1)::float8 as difficulty
    from tracked_keywords where list_id = ${listId}`);
  return { avgSearchVolume: row?.volume ?? null, avgDifficultyScore: row?.difficulty ?? null };
}

/** The site's pages by how many keywords they rank for; the rank is weighted by volume. */
export async function readPages(db: Queryable, listId: number): Promise<ReportFacts['pages']> {
  const rows = await db.execute<ReportFacts['pages'][number] & Record<string, unknown>>(sql`
    select ranking_url as url, count(*)::int as "keywordCount",
      round((sum(rank_group::float8 * greatest(coalesce(search_volume, 1), 1))
        / sum(greatest(coalesce(search_volume, 1), 1)))::numeric, 1)::float8 as "avgRank"
    from keyword_rankings
    where list_id = ${listId} and rank_absolute between 1 and 100 and ranking_url is not null
    group by ranking_url order by 2 desc, 3, 1 limit ${shownPages}`);
  return [...rows];
}

function round1(value: number): number {
  return Math.round(value * 10) / 10;
}
