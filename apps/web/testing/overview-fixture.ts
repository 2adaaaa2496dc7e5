import type { Overview } from '../src/features/overview/use-overview.ts';
import { makeContentSuggestion } from './report-fixture.ts';

/** Overview in the API's format. */
export function makeOverview(changes: Partial<Overview> = {}): Overview {
  return {
    generatedAt: '2026-11-20T10:00:00.000Z',
    numbersOn: '2026-11-19',
    metrics: {
      keywordOpportunities: { value: 1234, percentage: 12.34, trend: 'up' },
      contentPiecesGenerated: { value: 20, percentage: -5, trend: 'down' },
      competitorGapsFound: { value: 310, percentage: 0, trend: 'neutral' },
      totalKeywordsTracked: { value: 500, percentage: null, trend: 'neutral' },
    },
    opportunitiesFrom: 'scores',
    topKeywordOpportunities: [
      {
        keyword: 'sourdough starter',
        searchVolume: 12_100,
        opportunityScore: 74,
        ourRank: 3,
        rankState: 'ranked',
        rankDepth: null,
        difficultyScore: 28,
        monthlySearches: [880, 1000, 12_100],
        gain: null,
        move: null,
      },
      {
        keyword: 'rye bread',
        searchVolume: null,
        opportunityScore: 51,
        ourRank: null,
        rankState: 'not_found',
        rankDepth: null,
        difficultyScore: null,
        monthlySearches: [],
        gain: null,
        move: null,
      },
    ],
    isGenerating: false,
    contentPipeline: [
      {
        id: 'p1',
        keywordText: 'rye bread',
        title: 'Rye bread, step by step',
        target: '/guides/rye-bread',
        status: 'research',
        estimatedTraffic: 1460,
        gain: { low: 73, mid: 146, high: 290 },
        move: null,
        difficultyScore: 72,
        contentSuggestion: makeContentSuggestion({ difficulty: 'high' }),
      },
    ],
    dataSource: 'sample',
    ...changes,
  };
}
