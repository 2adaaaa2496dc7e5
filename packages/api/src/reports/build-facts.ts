import type { Database, Transaction } from '@keydence/db';
import type { CompetitorFacts, MoveMark, ReportFacts, ReportMove } from '@keydence/domain';
import { findListTimeZone } from '../access/find-time-zone.ts';
import { type CompetitorDetails, readCompetitors } from '../competitors/read-competitors.ts';
import { type OurRank, readOurRanks } from '../competitors/read-our-ranks.ts';
import type { PricedKeyword } from '../gains/estimate-gain.ts';
import { findSiteRates } from '../gains/find-site-rates.ts';
import { readGains } from '../gains/read-gains.ts';
import { readNumbersDay } from '../overview/read-numbers-day.ts';
import { findTrend } from './find-trend.ts';
import { readCompetitorPages } from './read-competitor-pages.ts';
import { readHealthBasis } from './read-health-basis.ts';
import { readMomentum } from './read-momentum.ts';
import { readOpportunities } from './read-opportunities.ts';
import { readAverages, readPages, readRankingFacts } from './read-ranking-facts.ts';
import { readMoveOpportunities, readReportMoves } from './read-report-moves.ts';

const shownCompetitors = 20;
const permillePerPercent = 10;

export interface ReportSubject {
  listId: number;
  domainName: string;
  languageCode: string;
  now: Date;
}

/**
 * All facts that a report may quote, from several small queries over the list's indexes. One transaction, so one
 * connection runs them all.
 */
export function buildFacts(db: Database, subject: ReportSubject): Promise<ReportFacts> {
  return db.transaction((tx) => readFacts(tx, subject));
}

async function readFacts(db: Transaction, subject: ReportSubject): Promise<ReportFacts> {
  const { listId, domainName, languageCode, now } = subject;
  const averages = await readAverages(db, listId);
  const ranking = await readRankingFacts(db, listId);
  const list = await findSiteRates(db, listId, now);
  const { momentum, trendingUp, trendingDown } = await readMomentum(db, listId);
  const selection = { activeOnly: true, limit: shownCompetitors, offset: 0 };
  const competitors = await readCompetitors(db, listId, selection);
  const gapTexts = competitors.flatMap(({ gaps }) => gaps.map(({ keyword }) => keyword));
  const ourRanks = await readOurRanks(db, listId, [...new Set(gapTexts)]);
  const gains = await readGains(db, { listId, texts: [...new Set(gapTexts)], now });
  const open = await readReportMoves(db, listId);
  const opportunities =
    open.length > 0
      ? await readMoveOpportunities(db, { listId, list, open })
      : await readOpportunities(db, listId, list);
  return {
    domainName,
    languageCode,
    rankingDistribution: ranking.rankingDistribution,
    domainSummary: { ...averages, avgRank: ranking.avgRank, avgRankAbsolute: ranking.avgRankAbsolute },
    momentum,
    health: {
      rankedKeywords: ranking.rankingDistribution.totalRankedKeywords,
      visibility: ranking.visibility,
      trendingUp,
      trendingDown,
      // A first report has no earlier one to compare with.
      movements: (await findTrend(db, listId))?.trend?.ranks.counts ?? null,
      basis: {
        ...(await readHealthBasis(db, listId)),
        largestGain: Math.max(0, ...opportunities.map(({ calculatedOpportunity }) => calculatedOpportunity)),
      },
    },
    opportunities,
    moves: open.map(({ search: _, ...move }) => move),
    clickCurveOn: list.measuredOn,
    numbersOn: await readNumbersDay(db, listId, await findListTimeZone(db, listId)),
    pages: (await readPages(db, listId)).map((page) => ({ ...page, move: findMove(open, page.url) })),
    rivalPages: await readCompetitorPages(db, listId),
    competitors: competitors.map((competitor) => toCompetitorFacts(competitor, { ourRanks, gains })),
  };
}

/** The open move on a page with the largest gain. */
function findMove(open: readonly ReportMove[], url: string): MoveMark | null {
  const found = open.find(({ pages }) => pages.includes(url));
  if (!found) return null;
  const { id, verb, title, state, isPlanned, leftOutBecause } = found;
  return { id, verb, title, state, isPlanned, leftOutBecause };
}

function toCompetitorFacts(
  { row, latest, topKeywords, gaps }: CompetitorDetails,
  known: { ourRanks: ReadonlyMap<string, OurRank>; gains: ReadonlyMap<string, PricedKeyword> },
): CompetitorFacts {
  return {
    id: row.id,
    name: row.displayName,
    domain: row.domainName,
    overlapPercentage: (latest?.overlapPermille ?? 0) / permillePerPercent,
    organicKeywordsCount: latest?.organicKeywordsCount ?? 0,
    organicTraffic: latest?.organicTraffic ?? 0,
    paidKeywordsCount: latest?.paidKeywordsCount ?? null,
    contentGapsCount: latest?.contentGapsCount ?? 0,
    gapKeywords: gaps.map((gap) => ({
      ...gap,
      ourRank: known.ourRanks.get(gap.keyword)?.rank ?? null,
      gain: known.gains.get(gap.keyword)?.gain?.mid ?? null,
    })),
    topKeywords,
  };
}
