import type { CompetitorDetails } from '../src/features/competitors/use-competitor-details.ts';
import type { Competitor, CompetitorList } from '../src/features/competitors/use-competitors.ts';

export function makeCompetitor(name: string, changes: Partial<Competitor> = {}): Competitor {
  return {
    id: name,
    domainName: `${name}.example`,
    displayName: name,
    valueProp: 'Bread for people without time.',
    createdAt: '2026-01-05T08:00:00.000Z',
    isActive: true,
    latestMetrics: {
      metricDate: new Date().toLocaleDateString('sv-SE'),
      organicKeywordsCount: 1500,
      organicTraffic: 23_400,
      paidKeywordsCount: null,
      paidTraffic: null,
      contentGapsCount: 40,
      overlapPercentage: 35.25,
    },
    topKeywords: Array.from({ length: 10 }, (_, index) => ({
      keyword: `${name} keyword ${index + 1}`,
      rankGroup: index + 1,
      rankAbsolute: index + 3,
      searchVolume: 100,
      difficultyScore: 20,
    })),
    contentGapAnalysis: {
      contentGaps: 40,
      topGapKeyword: {
        keyword: 'overnight loaf',
        rank: 4,
        searchVolume: 2400,
        difficultyScore: 22,
        rankingTitle: null,
        gapScore: 63,
      },
      gapKeywords: [],
    },
    ...changes,
  };
}

/** Competitors in the API's format. */
export function makeCompetitorList(competitors: Competitor[]): CompetitorList {
  return {
    data: competitors,
    pagination: { page: 1, limit: 100, total: competitors.length, pages: 1 },
    trends: { organicKeywords: { trend: 'up' }, contentGaps: { trend: 'up' } },
    contentGapSummary: { totalContentGaps: 40 },
    summary: {
      trackedCompetitors: { current: competitors.length, trend: 'neutral', changePercent: null },
      keywordOpportunities: { current: 321, trend: 'up', changePercent: 4.5 },
      contentGaps: { current: 1040, trend: 'down', changePercent: -2 },
    },
    dataSource: 'sample',
  };
}

/** Rank states of the first keywords; we do not track the others. */
const ourStates = ['ranked', 'not_found', 'failed', 'not_checked'] as const;

/** Details of a competitor, with one gap and our own ranks. */
export function makeCompetitorDetails(
  name: string,
  changes: Partial<CompetitorDetails> = {},
): CompetitorDetails {
  const competitor = makeCompetitor(name);
  const gap = competitor.contentGapAnalysis.topGapKeyword;
  if (!gap || !competitor.latestMetrics) throw new Error('the fixture has a gap and metrics');
  const compared = { ...gap, ourRank: null, ourRankState: 'not_found', ourRankDepth: 30 } as const;
  return {
    ...competitor,
    topKeywords: competitor.topKeywords.map((keyword, index) => ({
      ...keyword,
      ourRank: index === 0 ? 31 : null,
      ourRankState: ourStates[index] ?? null,
      ourRankDepth: null,
    })),
    contentGapAnalysis: { contentGaps: 40, topGapKeyword: compared, gapKeywords: [compared] },
    locationCode: 2840,
    languageCode: 'en',
    dataSource: 'sample',
    collectedKeywordsCount: 1000,
    sharedKeywordsCount: 212,
    lastRefreshedAt: '2026-11-14T08:00:00.000Z',
    nextRefreshAt: null,
    measurements: [competitor.latestMetrics],
    ...changes,
  };
}
