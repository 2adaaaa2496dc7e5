import type { KeywordDetails } from '../src/features/keywords/use-keyword-details.ts';
import type { Keyword, KeywordList } from '../src/features/keywords/use-keywords.ts';
import { makeGain } from './gain-fixture.ts';
import { makeRelevance } from './topic-fixture.ts';

/** Keyword in the API's format. */
export function makeKeyword(text: string, changes: Partial<Keyword> = {}): Keyword {
  return {
    id: text,
    keywordText: text,
    intentType: 'commercial',
    intentSource: 'query',
    intentReason: { from: 'wording', kind: 'comparison', cue: 'best' },
    intentConfidence: 0.9,
    ...makeRelevance(),
    topic: null,
    topicState: 'alone',
    searchVolume: 12_100,
    difficultyScore: 28,
    opportunityScore: 74,
    searchConsole: null,
    gain: { low: 620, mid: 760, high: 940 },
    gainGap: null,
    cpc: 1.2,
    rankGroup: 5,
    rankAbsolute: 7,
    rankingType: 1200,
    rankingTitle: 'Sourdough for beginners',
    rankingDescription: null,
    rankState: changes.rankAbsolute === null ? 'not_found' : 'ranked',
    rankDepth: null,
    rankCheckFailedAt: null,
    rankingUrl: 'https://d1.example/sourdough',
    searchVolumeTrends: {
      oneMonth: { trend: 'up', change: 12 },
      threeMonths: { trend: 'down', change: -8 },
      twelveMonths: { trend: 'no-data', change: null },
    },
    monthlySearches: [880, 1000, 1300, 1600, 1900, 2400, 2900, 3600, 4400, 5400, 6600, 8100, 12_100],
    isFeaturedSnippet: true,
    isLocalPack: false,
    isAiOverview: true,
    isVideo: true,
    isImage: true,
    lastRankingCheck: '2026-11-20T10:00:00.000Z',
    needsRankingRefresh: false,
    tags: [],
    targetUrl: null,
    ...changes,
  };
}

export function makeKeywordList(keywords: Keyword[], total = keywords.length, page = 1): KeywordList {
  return {
    data: keywords,
    pagination: { page, limit: 20, total, pages: Math.ceil(total / 20) },
    sortedBy: 'search_volume',
    dataSource: 'sample',
  };
}

/** Keyword with its details, in the API's format. */
export function makeKeywordDetails(text: string, changes: Partial<KeywordDetails> = {}): KeywordDetails {
  return {
    ...makeKeyword(text),
    gain: makeGain({ low: 620, mid: 760, high: 940 }),
    domainId: 'd1',
    domainName: 'd1.example',
    note: null,
    volumeHistory: [
      { month: '2026-09', searches: 8100 },
      { month: '2026-10', searches: 12_100 },
    ],
    dataSource: 'sample',
    measures: [],
    resultPage: { aiOverview: null, aiOverviewReadAt: null, questions: null, questionsReadAt: null },
    ...changes,
  };
}
