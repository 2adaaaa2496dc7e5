import type { Report } from '../src/features/reports/count-changes.ts';
import { makeGain } from './gain-fixture.ts';

type Opportunity = Report['opportunities'][number];
type ContentSuggestion = Opportunity['contentSuggestion'];

export function makeContentSuggestion(
  impact: Partial<ContentSuggestion['impactAssessment']> = {},
): ContentSuggestion {
  return {
    recommendedFormat: 'Step-by-step guide',
    targetWordCount: 1800,
    contentAngle: 'Start from what beginners get wrong.',
    contentOutline: {
      title: 'Rye bread, step by step',
      metaDescription: 'From flour to crumb in one day.',
      sections: [{ heading: 'Before you start', keyPoints: ['Choose the flour', 'Feed the starter'] }],
    },
    alternativeFormats: ['Video', 'Checklist'],
    impactAssessment: { difficulty: 'medium', estimatedTraffic: 146, ...impact },
  };
}

export function makeOpportunity(keywordText: string, changes: Partial<Opportunity> = {}): Opportunity {
  return {
    keywordText,
    searchVolume: 12_100,
    rankGroup: 12,
    rankAbsolute: 14,
    difficultyScore: 28,
    trend3m: '+12%',
    calculatedOpportunity: 146,
    gain: makeGain({ low: 73, mid: 146, high: 290 }),
    impactPotential: 72,
    move: null,
    contentSuggestion: makeContentSuggestion(),
    ...changes,
  };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Report in the API's format: 8 opportunities, 7 pages, 6 top rankings. */
export function makeReport(changes: Partial<Report> = {}): Report {
  return {
    aiInsights: {
      strategicAssessment: {
        overallHealth: 'fair',
        summary: 'Half of the keywords rank on page two.',
        keyStrengths: ['Strong recipes section'],
        keyWeaknesses: [],
      },
      priorityActions: [],
      growthOpportunities: [],
      competitiveInsights: { positioning: '', keyGaps: [], recommendations: [] },
      riskAreas: [],
    },
    rankingDistribution: {
      totalRankedKeywords: 150,
      distributionByPosition: { top3: 10, top10: 20, top20: 30, top50: 40, beyond50: 50 },
      topRankings: numbers(6).map((rank) => ({
        keywordText: `bread ${rank}`,
        searchVolume: 1000 * rank,
        rankingUrl: `https://d1.example/bread/${rank}`,
        rankGroup: rank,
        rankAbsolute: rank + 1,
      })),
    },
    domainSummary: {
      avgSearchVolume: 1234.4,
      avgDifficultyScore: 41.6,
      avgRank: null,
      avgRankAbsolute: null,
    },
    momentum: { percentTrendingUp3m: 62.5, topGainers: [], topLosers: [] },
    opportunities: numbers(8).map((index) => makeOpportunity(`opportunity ${index}`)),
    competitors: [],
    competitorStrategy: { strategiesAnalyzed: 0, competitorStrategies: [] },
    pages: {
      pagesByKeywordCount: numbers(7).map((index) => ({
        url: `https://d1.example/page-${index}?a=1`,
        keywordCount: 10 * index,
        avgRank: index + 0.25,
        move: null,
      })),
    },
    evidence: [],
    modelVersion: 3,
    generatedAt: '2026-11-20T10:00:00.000Z',
    dataSource: 'sample',
    analyst: 'rules',
    authors: [],
    modelUsage: null,
    clickCurveOn: null,
    numbersOn: null,
    ...changes,
  };
}
