import { z } from 'zod';
import { competitorStrategies, gapKeyword } from '../competitors/schema.ts';
import { contentSuggestion } from '../content-plan/schema.ts';
import { gainFigures } from '../gain/schema.ts';
import { rankState } from '../keywords/rank-state.ts';
import { locationCodeText } from '../locations/schema.ts';
import { moveMark } from '../moves/schema.ts';
import { dataSourceName } from '../search-data/port.ts';
import { statementEvidence } from './evidence-schema.ts';
import { healthBasis } from './health-basis.ts';
import { modelUsage } from './model-usage.ts';
import { sectionAuthor } from './section-author.ts';

export const overallHealth = z.enum(['excellent', 'good', 'fair', 'poor']);
export type OverallHealth = z.infer<typeof overallHealth>;

export const strategicAssessment = z.object({
  overallHealth,
  summary: z.string(),
  keyStrengths: z.array(z.string()),
  keyWeaknesses: z.array(z.string()),
});
export type StrategicAssessment = z.infer<typeof strategicAssessment>;

export const priorityAction = z.object({
  action: z.string(),
  rationale: z.string(),
  expectedImpact: z.string(),
  expectedTimeline: z.string(),
  implementationDifficulty: z.enum(['low', 'medium', 'high']),
  competitorContext: z.string(),
  quantifiableImpact: z.string(),
  successMetrics: z.array(z.string()),
  requiredResources: z.array(z.string()),
  contingencyPlans: z.array(z.string()),
});
export type PriorityAction = z.infer<typeof priorityAction>;

export const growthOpportunity = z.object({
  opportunity: z.string(),
  description: z.string(),
  competitiveAdvantage: z.string(),
  quantifiableImpact: z.object({
    level: z.enum(['high', 'medium', 'low']),
    percentageGrowth: z.number().nullable(),
  }),
  expectedRoiTimeframe: z.string(),
  implementationApproach: z.string(),
});
export type GrowthOpportunity = z.infer<typeof growthOpportunity>;

export const competitiveInsights = z.object({
  positioning: z.string(),
  keyGaps: z.array(z.string()),
  recommendations: z.array(z.string()),
});
export type CompetitiveInsights = z.infer<typeof competitiveInsights>;

export const riskArea = z.object({
  risk: z.string(),
  impact: z.enum(['high', 'medium', 'low']),
  mitigation: z.string(),
});
export type RiskArea = z.infer<typeof riskArea>;

export const aiInsights = z.object({
  strategicAssessment,
  priorityActions: z.array(priorityAction),
  growthOpportunities: z.array(growthOpportunity),
  competitiveInsights,
  riskAreas: z.array(riskArea),
});
export type AiInsights = z.infer<typeof aiInsights>;

const topRanking = z.object({
  keywordText: z.string(),
  searchVolume: z.number().int().nullable(),
  rankingUrl: z.string().nullable(),
  /** Organic rank. */
  rankGroup: z.number().int(),
  /** Position on the page, other elements included. */
  rankAbsolute: z.number().int(),
});

export const rankingDistribution = z.object({
  totalRankedKeywords: z.number().int(),
  /** Counts of separate buckets: 1-3, 4-10, 11-20, 21-50, 51-100. */
  distributionByPosition: z.object({
    top3: z.number().int(),
    top10: z.number().int(),
    top20: z.number().int(),
    top50: z.number().int(),
    beyond50: z.number().int(),
  }),
  topRankings: z.array(topRanking),
});

export type RankingDistribution = z.infer<typeof rankingDistribution>;

export const domainSummary = z.object({
  avgSearchVolume: z.number().nullable(),
  avgDifficultyScore: z.number().nullable(),
  /** Of the organic ranks. */
  avgRank: z.number().nullable(),
  /** Of the positions on the page, other elements included. */
  avgRankAbsolute: z.number().nullable(),
});

export type DomainSummary = z.infer<typeof domainSummary>;

/** `changeFormatted` always has a sign: "+12%", "-8%", "+0%"; "–" if unknown. */
export const momentumTrend = z.object({
  change: z.number().nullable(),
  changeFormatted: z.string(),
  trend: z.enum(['up', 'down', 'other']),
});

export const momentumEntry = z.object({
  keywordText: z.string(),
  searchVolume: z.number().int().nullable(),
  /** -100 to 100. */
  momentumScore: z.number().int(),
  trends: z.object({ oneMonth: momentumTrend, threeMonths: momentumTrend, twelveMonths: momentumTrend }),
});
export type MomentumEntry = z.infer<typeof momentumEntry>;

export const momentum = z.object({
  /** Null if no keyword has three months of data. */
  percentTrendingUp3m: z.number().nullable(),
  topGainers: z.array(momentumEntry),
  topLosers: z.array(momentumEntry),
});

export type Momentum = z.infer<typeof momentum>;

export const reportOpportunity = z.object({
  keywordText: z.string(),
  searchVolume: z.number().int().nullable(),
  /** Organic rank. */
  rankGroup: z.number().int().nullable(),
  /** Position on the page, other elements included. */
  rankAbsolute: z.number().int().nullable(),
  /** State of the rank, and results read by the check; older stored reports have neither. */
  rankState: rankState.nullish(),
  rankDepth: z.number().int().nullish(),
  difficultyScore: z.number().int().nullable(),
  trend3m: z.string(),
  /** Expected extra visits a month, one decimal; 0 without an expectation. */
  calculatedOpportunity: z.number(),
  /** The same with its range and its terms; null in reports of older versions. */
  gain: gainFigures.nullable().default(null),
  /** 0 to 100. */
  impactPotential: z.number().int(),
  /** Current status of the move whose main search it is; null without one, and in earlier reports. */
  move: moveMark.nullable().default(null),
  contentSuggestion,
});

export const reportCompetitor = z.object({
  id: z.string(),
  name: z.string(),
  domain: z.string(),
  topKeywordsAnalysis: z.object({ missedOpportunities: z.array(gapKeyword) }),
});

export const competitorStrategy = z.object({
  strategiesAnalyzed: z.number().int(),
  competitorStrategies: z.array(
    z.object({
      competitorName: z.string(),
      competitorDomain: z.string(),
      primaryStrategy: z.enum(competitorStrategies),
      strategySummary: z.string(),
      evidence: z.object({ keywordSignals: z.array(z.string()) }),
      howToCopy: z.array(z.string()),
      risks: z.array(z.string()),
    }),
  ),
});
export type CompetitorStrategy = z.infer<typeof competitorStrategy>;

export const reportPages = z.object({
  pagesByKeywordCount: z.array(
    z.object({
      url: z.string(),
      keywordCount: z.number().int(),
      avgRank: z.number(),
      /** Current status of its move; null without one, and in earlier reports. */
      move: moveMark.nullable().default(null),
    }),
  ),
});

export const report = z.object({
  aiInsights,
  /** Basis of the overall health; absent in older stored reports. */
  health: healthBasis.nullish(),
  rankingDistribution,
  domainSummary,
  momentum,
  opportunities: z.array(reportOpportunity),
  competitors: z.array(reportCompetitor),
  competitorStrategy,
  pages: reportPages,
  /**
   * Evidence for the statements. A text without its own entry has that of the enclosing part; empty
   * in a report of a model before 2.
   */
  evidence: z.array(statementEvidence),
  /** Version of a stored report's fields: 1 has no evidence. */
  modelVersion: z.number().int(),
  generatedAt: z.date(),
  dataSource: dataSourceName.nullable(),
  /** `rules`, or the name of the language model that wrote at least one of the sections. */
  analyst: z.string(),
  /** Author of each section; empty in reports stored before sections had authors. */
  authors: z.array(sectionAuthor),
  /** Null without a language model, behind a share link, and in reports stored before this field existed. */
  modelUsage: modelUsage.nullable(),
  /**
   * Last day of the Search Console counts whose click rates determine the extra clicks; null for
   * published rates.
   */
  clickCurveOn: z.iso.date().nullable(),
  /**
   * Day of the newest ranks or imported figures; null without any, and in reports stored before
   * this field existed.
   */
  numbersOn: z.iso.date().nullable(),
});
export type Report = z.infer<typeof report>;

type Later = 'evidence' | 'modelVersion' | 'authors' | 'modelUsage' | 'clickCurveOn' | 'numbersOn';

/** A report as stored: one of an earlier model lacks later fields. */
export type StoredReportBody = Omit<Report, 'generatedAt' | Later> & Partial<Pick<Report, Later>>;

/** Model version of new reports. */
export const reportModelVersion = 3;

/** Reports of earlier versions have no evidence for their statements. */
export const firstReportWithEvidence = 2;

export const getReportInput = z.object({
  domainId: z.string(),
  workspaceId: z.string().optional(),
  forceRefresh: z.boolean().default(false),
  locationCode: locationCodeText.optional(),
  languageCode: z.string().optional(),
});
export type GetReportInput = z.output<typeof getReportInput>;
