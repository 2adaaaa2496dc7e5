import type { Report } from '../src/features/reports/count-changes.ts';

type AiInsights = Report['aiInsights'];
type Action = AiInsights['priorityActions'][number];
type Growth = AiInsights['growthOpportunities'][number];
type Strategy = Report['competitorStrategy']['competitorStrategies'][number];
type MomentumEntry = Report['momentum']['topGainers'][number];

export function makeAction(action: string, changes: Partial<Action> = {}): Action {
  return {
    action,
    rationale: 'Two keywords rank just below page one.',
    expectedImpact: 'More visits from the same pages.',
    expectedTimeline: 'Two to four weeks',
    implementationDifficulty: 'low',
    competitorContext: 'crumb-lab.example holds #2.',
    quantifiableImpact: 'About 140 more clicks a month.',
    successMetrics: ['"rye bread" reaches the first page'],
    requiredResources: ['One writer for two days'],
    contingencyPlans: [],
    ...changes,
  };
}

export function makeGrowth(opportunity: string, impact: Partial<Growth['quantifiableImpact']> = {}): Growth {
  return {
    opportunity,
    description: 'Demand is growing every month.',
    competitiveAdvantage: 'The page is in place already.',
    quantifiableImpact: { level: 'high', percentageGrowth: 24, ...impact },
    expectedRoiTimeframe: 'One to three months',
    implementationApproach: 'Update the page now.',
  };
}

/** Changes of -5%, unknown and +30%: down, unknown and up. */
export function makeMomentumEntry(keywordText: string, momentumScore: number): MomentumEntry {
  return {
    keywordText,
    searchVolume: 2400,
    momentumScore,
    trends: {
      oneMonth: { change: -5, changeFormatted: '-5%', trend: 'down' },
      threeMonths: { change: null, changeFormatted: '–', trend: 'other' },
      twelveMonths: { change: 30, changeFormatted: '+30%', trend: 'up' },
    },
  };
}

export function makeInsights(changes: Partial<AiInsights> = {}): AiInsights {
  return {
    strategicAssessment: { overallHealth: 'good', summary: '', keyStrengths: [], keyWeaknesses: [] },
    priorityActions: [],
    growthOpportunities: [],
    competitiveInsights: { positioning: '', keyGaps: [], recommendations: [] },
    riskAreas: [],
    ...changes,
  };
}

/** Competitor with `gapCount` gaps; the last one has no known figures. */
export function makeReportCompetitor(domain: string, gapCount: number): Report['competitors'][number] {
  const missedOpportunities = Array.from({ length: gapCount }, (_, index) => ({
    keyword: `${domain} gap ${index + 1}`,
    rank: index + 3,
    searchVolume: index === gapCount - 1 ? null : 1900,
    difficultyScore: index === gapCount - 1 ? null : 31,
    rankingTitle: `Title ${index + 1}`,
    gapScore: 60,
  }));
  return { id: domain, name: domain, domain, topKeywordsAnalysis: { missedOpportunities } };
}

export function makeStrategy(competitorDomain: string, changes: Partial<Strategy> = {}): Strategy {
  return {
    competitorName: competitorDomain,
    competitorDomain,
    primaryStrategy: 'mixed',
    strategySummary: 'It answers every question once.',
    evidence: { keywordSignals: Array.from({ length: 12 }, (_, index) => `signal ${index + 1}`) },
    howToCopy: ['Start with the easy gaps.', 'Compare products side by side.'],
    risks: ['It may notice.'],
    ...changes,
  };
}
