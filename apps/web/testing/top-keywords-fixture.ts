import type { CompetitorKeyword, TopKeywords } from '../src/features/explorer/use-explorer.ts';

/** Keyword of a competitor in the API's format. */
export function makeCompetitorKeyword(
  keyword: string,
  changes: Partial<CompetitorKeyword> = {},
): CompetitorKeyword {
  return {
    keyword,
    keywordId: keyword,
    searchVolume: 12_100,
    cpc: 1.25,
    difficultyScore: 28,
    competitionLevel: 'HIGH',
    intentType: 'commercial',
    rankGroup: 3,
    rankAbsolute: 4,
    rankingType: 1200,
    rankingUrl: 'https://rival.example/sourdough',
    rankingTitle: 'Sourdough for beginners',
    rankingDescription: 'How to keep a starter alive.',
    lastRankingCheck: '2026-11-20T10:00:00.000Z',
    lastUpdated: new Date().toISOString(),
    avgRank: 358.4,
    avgBacklinks: 1520.5,
    avgDofollow: 900,
    avgReferringDomains: 210,
    avgReferringMainDomains: 180,
    searchVolumeTrends: {
      oneMonth: { trend: 'up', change: 12 },
      threeMonths: { trend: 'down', change: -8 },
      twelveMonths: { trend: 'no-data', change: null },
    },
    ownKeywordId: null,
    ownRankGroup: null,
    ownRankAbsolute: null,
    ownRankState: null,
    ownRankDepth: null,
    ...changes,
  };
}

export function makeTopKeywords(data: CompetitorKeyword[], totalCount = data.length): TopKeywords {
  return {
    data,
    pagination: { totalCount, hasMore: data.length < totalCount },
    summary: { totalKeywords: totalCount, avgSearchVolume: 1300, avgCpc: 0.82, avgDifficulty: 41.5 },
    dataSource: 'sample',
  };
}
