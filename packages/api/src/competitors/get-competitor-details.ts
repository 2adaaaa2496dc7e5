import { type DatabaseHandle, schema } from '@keydence/db';
import { type CompetitorDetails, openRefreshWindow, shownMeasurements } from '@keydence/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import { notFound } from '../access.ts';
import type { CompetitorContext } from './access.ts';
import { viewMetrics } from './competitor-view.ts';
import { getCompetitor } from './get-competitor.ts';
import { readOurRanks } from './read-our-ranks.ts';

/** All data about a competitor, active or not. */
export async function getCompetitorDetails(ctx: CompetitorContext): Promise<CompetitorDetails> {
  const { competitor, domain, services } = ctx;
  const { database } = services;
  const { locationCode, languageCode } = competitor;
  const view = await getCompetitor(database.db, competitor);
  const { contentGapAnalysis: gaps, topKeywords } = view;
  const texts = [...gaps.gapKeywords, ...topKeywords].map(({ keyword }) => keyword);
  const [ranks, measurements, collection] = await Promise.all([
    readOurRanks(database.db, competitor.listId, texts),
    readMeasurements(database, competitor),
    readCollection(database, competitor),
  ]);
  const compare = <Keyword extends { keyword: string }>(keyword: Keyword) => ({
    ...keyword,
    ourRank: ranks.get(keyword.keyword)?.rank ?? null,
    ourRankState: ranks.get(keyword.keyword)?.state ?? null,
    ourRankDepth: ranks.get(keyword.keyword)?.depth ?? null,
  });
  return {
    ...view,
    topKeywords: topKeywords.map(compare),
    contentGapAnalysis: {
      contentGaps: gaps.contentGaps,
      topGapKeyword: gaps.topGapKeyword && compare(gaps.topGapKeyword),
      gapKeywords: gaps.gapKeywords.map(compare),
    },
    locationCode,
    languageCode,
    dataSource: domain.dataSource,
    ...collection,
    measurements,
  };
}

type Target = Pick<CompetitorContext['competitor'], 'id' | 'listId'>;

async function readMeasurements({ db }: DatabaseHandle, { id, listId }: Target) {
  const { competitorMetrics } = schema;
  const rows = await db
    .select()
    .from(competitorMetrics)
    .where(and(eq(competitorMetrics.listId, listId), eq(competitorMetrics.competitorId, id)))
    .orderBy(desc(competitorMetrics.metricDate))
    .limit(shownMeasurements);
  return rows.reverse().map(viewMetrics);
}

type Collection = Pick<
  CompetitorDetails,
  'collectedKeywordsCount' | 'sharedKeywordsCount' | 'lastRefreshedAt' | 'nextRefreshAt'
>;

async function readCollection({ db }: DatabaseHandle, { id, listId }: Target): Promise<Collection> {
  const { competitors } = schema;
  const [[row], [counts]] = await Promise.all([
    db
      .select({
        lastRefreshedAt: competitors.lastRefreshedAt,
        takenAt: competitors.refreshTakenAt,
        doneAt: competitors.refreshDoneAt,
        now: sql<Date>`now()`.mapWith(competitors.refreshTakenAt),
      })
      .from(competitors)
      .where(and(eq(competitors.listId, listId), eq(competitors.id, id))),
    db.execute<{ collected: number; shared: number }>(sql`
      select count(*)::int as collected, count(r.rank_group)::int as shared
      from competitor_keywords c
      left join tracked_keywords k on k.list_id = ${listId} and k.kw_hash = c.kw_hash
      left join keyword_rankings r on r.list_id = ${listId} and r.id = k.id
      where c.list_id = ${listId} and c.competitor_id = ${id}::uuid`),
  ]);
  if (!row) throw notFound();
  const { lastRefreshedAt, takenAt, doneAt, now } = row;
  const window = takenAt && openRefreshWindow({ takenAt, isDone: doneAt !== null }, now);
  return {
    lastRefreshedAt,
    nextRefreshAt: window?.endsAt ?? null,
    collectedKeywordsCount: counts?.collected ?? 0,
    sharedKeywordsCount: counts?.shared ?? 0,
  };
}
