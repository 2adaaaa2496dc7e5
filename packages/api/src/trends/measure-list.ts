import type { Queryable } from '@keydence/db';
import {
  type MovedIds,
  type RankChanges,
  rateOverallHealth,
  type StoredFigures,
  type Trend,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { findListDay } from '../access/find-time-zone.ts';
import { measureSites } from '../competitors/measure-sites.ts';
import { readHealthBasis } from '../reports/read-health-basis.ts';
import { readMomentum } from '../reports/read-momentum.ts';
import { readRankingFacts } from '../reports/read-ranking-facts.ts';
import { compareDemand } from './compare-demand.ts';
import { compareGaps } from './compare-gaps.ts';
import { compareRankings } from './compare-rankings.ts';
import { findMeasure } from './find-measure.ts';

export interface ListSnapshot {
  day: string;
  measuredAt: Date;
  figures: Omit<StoredFigures, 'gaps'>;
  trend: Trend | null;
  /** Keywords counted in the rank changes; null without an earlier report. */
  movedIds: MovedIds | null;
}

/**
 * A list's figures of today, with the changes since its last report before today. Reads only, so it runs outside
 * transactions.
 */
export async function measureList(db: Queryable, listId: number, now: Date): Promise<ListSnapshot> {
  const day = await findListDay(db, listId, now);
  const earlier = await findMeasure(db, listId, day);
  const compared = earlier && (await compareRankings(db, listId, { since: earlier.day, until: day }));
  const ranks = compared?.ranks ?? null;
  const figures = await readFigures(db, listId, ranks);
  const trend =
    earlier && ranks
      ? {
          since: earlier.day,
          ranks,
          demand: await compareDemand(db, listId, {
            newest: figures.newestMonth,
            earlier: earlier.newestMonth,
          }),
          health: { before: earlier.healthScore, now: figures.healthScore },
          gaps: await compareGaps(db, listId, earlier),
          finished: await readFinished(db, listId, earlier.measuredAt),
        }
      : null;
  const sites = await measureSites(db, listId, day);
  const movedIds = compared?.movedIds ?? null;
  return { day, measuredAt: now, figures: { ...figures, sites }, trend, movedIds };
}

async function readFigures(
  db: Queryable,
  listId: number,
  ranks: RankChanges | null,
): Promise<ListSnapshot['figures']> {
  const { rankingDistribution, visibility } = await readRankingFacts(db, listId);
  const { trendingUp, trendingDown } = await readMomentum(db, listId);
  const [volumes] = await db.execute<{ newest: string | null }>(
    sql`select max(newest_month)::text as newest from keyword_volumes where list_id = ${listId}`,
  );
  const { top3, top10 } = rankingDistribution.distributionByPosition;
  const rankedKeywords = rankingDistribution.totalRankedKeywords;
  const top10Keywords = top3 + top10;
  const { score } = rateOverallHealth({
    rankedKeywords,
    top10Keywords,
    visibility,
    trendingUp,
    trendingDown,
    movements: ranks?.counts ?? null,
    basis: { ...(await readHealthBasis(db, listId)), largestGain: 0 },
  });
  return { rankedKeywords, top10Keywords, healthScore: score, newestMonth: volumes?.newest ?? null };
}

/** Plan items that reached the last column since the earlier report and are still in it. */
async function readFinished(db: Queryable, listId: number, since: Date): Promise<Trend['finished']> {
  const rows = await db.execute<Trend['finished'][number] & Record<string, unknown>>(sql`
    select keyword_text as "keywordText", title from content_plan_items
    where list_id = ${listId} and deleted_at is null and status = 'ready_to_publish' and exists (
      select 1 from jsonb_to_recordset(moves) as move (status text, at timestamptz)
      where move.status = 'ready_to_publish' and move.at > ${since.toISOString()}::timestamptz)
    order by keyword_text`);
  return [...rows];
}
