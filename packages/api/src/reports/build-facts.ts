import type { Database, Transaction } from '@keydence/db';
import type { CompetitorFacts, ReportFacts } from '@keydence/domain';
import { type CompetitorDetails, readCompetitors } from '../competitors/read-competitors.ts';
import { findClickCurve } from '../keywords/find-click-curve.ts';
import { findTrend } from '../trends/find-trend.ts';
import { readMomentum } from './read-momentum.ts';
import { readOpportunities } from './read-opportunities.ts';
import { readAverages, readPages, readRankingFacts } from './read-ranking-facts.ts';
import { readRivalPages } from './read-rival-pages.ts';

const shownCompetitors = 20;
const permillePerPercent = 10;

export interface ReportSubject {
  listId: number;
  domainName: string;
  languageCode: string;
}

/**
 * Everything that a report may quote, by several small queries over the list's indexes. In one transaction, so that one
 * connection answers them all.
 */
export function buildFacts(db: Database, subject: ReportSubject): Promise<ReportFacts> {
  return db.transaction((tx) => readFacts(tx, subject));
}

async function readFacts(db: Transaction, subject: ReportSubject): Promise<ReportFacts> {
  const { listId, domainName, languageCode } = subject;
  const { searches, ...averages } = await readAverages(db, listId);
  const ranking = await readRankingFacts(db, listId, { searches });
  const { curve, measuredOn } = await findClickCurve(db, listId);
  const { momentum, trendingUp, trendingDown } = await readMomentum(db, listId);
  const selection = { activeOnly: true, limit: shownCompetitors, offset: 0 };
  const competitors = await readCompetitors(db, listId, selection);
  return {
    domainName,
    languageCode,
    rankingDistribution: ranking.rankingDistribution,
    domainSummary: { ...averages, avgRankAbsolute: ranking.avgRankAbsolute },
    momentum,
    health: {
      rankedKeywords: ranking.rankingDistribution.totalRankedKeywords,
      visibility: ranking.visibility,
      trendingUp,
      trendingDown,
      // A first report has nothing earlier to compare with.
      movements: (await findTrend(db, listId))?.trend?.ranks.counts ?? null,
    },
    opportunities: await readOpportunities(db, listId, curve),
    clickCurveOn: measuredOn,
    pages: await readPages(db, listId),
    rivalPages: await readRivalPages(db, listId),
    competitors: competitors.map(toCompetitorFacts),
  };
}

function toCompetitorFacts({ row, latest, topKeywords, gaps }: CompetitorDetails): CompetitorFacts {
  return {
    id: row.id,
    name: row.displayName,
    domain: row.domainName,
    overlapPercentage: (latest?.overlapPermille ?? 0) / permillePerPercent,
    organicKeywordsCount: latest?.organicKeywordsCount ?? 0,
    organicTraffic: latest?.organicTraffic ?? 0,
    paidKeywordsCount: latest?.paidKeywordsCount ?? null,
    contentGapsCount: latest?.contentGapsCount ?? 0,
    gapKeywords: gaps,
    topKeywords,
  };
}
