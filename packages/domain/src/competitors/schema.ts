import { z } from 'zod';
import { locationCode, locationCodeText } from '../locations/schema.ts';
import { pageInput, pagination } from '../pagination/schema.ts';
import { dataSourceName } from '../search-data/port.ts';

export const trendDirection = z.enum(['up', 'down', 'neutral']);

/** A figure, its direction, and its change in percent from the previous measurement (null without one). */
export const summaryFigure = z.object({
  current: z.number().int(),
  trend: trendDirection,
  changePercent: z.number().nullable(),
});

export const gapKeyword = z.object({
  keyword: z.string(),
  /** The competitor's organic rank. */
  rank: z.number().int(),
  searchVolume: z.number().int().nullable(),
  difficultyScore: z.number().int().nullable(),
  rankingTitle: z.string().nullable(),
  /** Opportunity score as if we did not rank. */
  gapScore: z.number().int().nullable(),
});
export type GapKeyword = z.infer<typeof gapKeyword>;

export const competitorTopKeyword = z.object({
  keyword: z.string(),
  /** Organic rank. */
  rankGroup: z.number().int().nullable(),
  /** Position on the page, other elements included. */
  rankAbsolute: z.number().int().nullable(),
  searchVolume: z.number().int().nullable(),
  difficultyScore: z.number().int().nullable(),
});

export const competitorMetrics = z.object({
  /** `YYYY-MM-DD` */
  metricDate: z.string(),
  organicKeywordsCount: z.number().int(),
  organicTraffic: z.number().int(),
  paidKeywordsCount: z.number().int().nullable(),
  paidTraffic: z.number().int().nullable(),
  contentGapsCount: z.number().int(),
  /** Share of our ranked keywords for which the competitor ranks too, percent with one decimal. */
  overlapPercentage: z.number(),
});
export type CompetitorMetrics = z.infer<typeof competitorMetrics>;

export const competitor = z.object({
  id: z.string(),
  domainName: z.string(),
  displayName: z.string(),
  valueProp: z.string().nullable(),
  createdAt: z.date(),
  isActive: z.boolean(),
  latestMetrics: competitorMetrics.nullable(),
  topKeywords: z.array(competitorTopKeyword),
  contentGapAnalysis: z.object({
    contentGaps: z.number().int(),
    topGapKeyword: gapKeyword.nullable(),
    gapKeywords: z.array(gapKeyword).max(10),
  }),
});
export type Competitor = z.infer<typeof competitor>;

export const listCompetitorsInput = pageInput.extend({
  domainId: z.string(),
  activeOnly: z.boolean().default(true),
  locationCode: locationCodeText.optional(),
  languageCode: z.string().optional(),
});
export type ListCompetitorsInput = z.output<typeof listCompetitorsInput>;

export const competitorList = z.object({
  data: z.array(competitor),
  pagination,
  trends: z.object({
    organicKeywords: z.object({ trend: trendDirection }),
    contentGaps: z.object({ trend: trendDirection }),
  }),
  contentGapSummary: z.object({ totalContentGaps: z.number().int() }),
  summary: z.object({
    trackedCompetitors: summaryFigure,
    keywordOpportunities: summaryFigure,
    contentGaps: summaryFigure,
  }),
  dataSource: dataSourceName.nullable(),
});
export type CompetitorList = z.infer<typeof competitorList>;

/** Maximum competitors of a domain, paused ones included: the screen filters all of them together. */
export const trackedCompetitorLimit = 100;

export const competitorId = z.object({ competitorId: z.string() });

/** `domainName` is another name for `competitorDomain`, which takes precedence. */
export const createCompetitorInput = z.object({
  domainId: z.string(),
  competitorDomain: z.string().optional(),
  domainName: z.string().optional(),
});
export type CreateCompetitorInput = z.output<typeof createCompetitorInput>;

export const refreshKeywordLimit = { default: 100, max: 1_000 } as const;

/**
 * By default the competitor's own location and language; another market must be one in which it is
 * tracked too.
 */
export const refreshCompetitorInput = competitorId.extend({
  keywordLimit: z.number().int().min(1).max(refreshKeywordLimit.max).default(refreshKeywordLimit.default),
  locationCode: locationCode.optional(),
  languageCode: z.string().optional(),
});
export type RefreshCompetitorInput = z.output<typeof refreshCompetitorInput>;

export const refreshedCompetitor = z.object({
  competitor,
  keywords: z.object({ keywordsCollected: z.number().int() }),
  /** Fewer results than expected; the missing ones keep their previous values. */
  partial: z.boolean(),
  warning: z.string().nullable(),
});
export type RefreshedCompetitor = z.infer<typeof refreshedCompetitor>;

export const discoverCompetitorsInput = z.object({ domainId: z.string() });

/** Names of the sites that a discovery added. */
export const discoveredCompetitors = z.object({ added: z.array(z.string()) });
export type DiscoveredCompetitors = z.infer<typeof discoveredCompetitors>;

export const competitorNameMaxLength = 100;
export const valuePropMaxLength = 500;

const atMost = (length: number) => (text: string) => [...text].length <= length;

/** Editable fields of a competitor; an absent field is unchanged, a blank value proposition becomes null. */
export const updateCompetitorInput = competitorId.extend({
  displayName: z
    .string()
    .trim()
    .min(1, 'Name is required')
    .refine(atMost(competitorNameMaxLength), `Name must be at most ${competitorNameMaxLength} characters.`)
    .optional(),
  valueProp: z
    .string()
    .trim()
    .refine(atMost(valuePropMaxLength), `Value proposition must be at most ${valuePropMaxLength} characters.`)
    .transform((text) => text || null)
    .nullable()
    .optional(),
  isActive: z.boolean().optional(),
});
export type UpdateCompetitorInput = z.output<typeof updateCompetitorInput>;

export type CompetitorTopKeyword = z.infer<typeof competitorTopKeyword>;

export const competitorStrategies = [
  'comparison_pages',
  'commercial_intent',
  'informational_hub',
  'mixed',
  'paid_focus',
  'brand_navigation',
  'local_seo',
  'other',
] as const;
