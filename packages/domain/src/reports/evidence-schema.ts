import { z } from 'zod';
import { gainRange } from '../gain/schema.ts';
import { keywordSortKeys } from '../keywords/schema.ts';

/** A keyword that a statement speaks of, with the figures that were known when it was written. */
export const evidenceKeyword = z.object({
  keywordText: z.string(),
  /** Whose rank this is; null for our own. */
  competitorDomain: z.string().nullable(),
  /** The organic rank. */
  rankGroup: z.number().int().nullable(),
  /** The place on the page, boxes counted. */
  rankAbsolute: z.number().int().nullable(),
  searchVolume: z.number().int().nullable(),
  difficultyScore: z.number().int().nullable(),
  /** Extra visits a month to expect; null where nothing was estimated. */
  extraClicks: z.number().nullable(),
  /** The same as a range; null where nothing was estimated, and in reports of before. */
  gain: gainRange.nullable().default(null),
  gapScore: z.number().int().nullable(),
  /** Change of the searches in percent. */
  changes: z.object({
    oneMonth: z.number().nullable(),
    threeMonths: z.number().nullable(),
    twelveMonths: z.number().nullable(),
  }),
});
export type EvidenceKeyword = z.infer<typeof evidenceKeyword>;

export const evidenceCompetitor = z.object({
  id: z.string(),
  name: z.string(),
  domain: z.string(),
  overlapPercentage: z.number(),
  organicKeywordsCount: z.number().int(),
  organicTraffic: z.number().int(),
  paidKeywordsCount: z.number().int().nullable(),
  contentGapsCount: z.number().int(),
});
export type EvidenceCompetitor = z.infer<typeof evidenceCompetitor>;

export const evidencePage = z.object({
  url: z.string(),
  keywordCount: z.number().int().nullable(),
  avgRank: z.number().nullable(),
});
export type EvidencePage = z.infer<typeof evidencePage>;

/** The keyword list in the order (and under the filters) that brings the counted rows to its top. */
export const evidenceView = z.object({
  sortBy: z.enum(keywordSortKeys),
  sortOrder: z.enum(['asc', 'desc']),
});
export type EvidenceView = z.infer<typeof evidenceView>;

/** A figure over many rows. */
export const evidenceFigure = z.object({
  name: z.string(),
  value: z.number(),
  /** Stands behind the value: "%"; empty for a count. */
  unit: z.string(),
  view: evidenceView.nullable(),
});
export type EvidenceFigure = z.infer<typeof evidenceFigure>;

export const evidence = z.object({
  keywords: z.array(evidenceKeyword),
  competitors: z.array(evidenceCompetitor),
  pages: z.array(evidencePage),
  figures: z.array(evidenceFigure),
});
export type Evidence = z.infer<typeof evidence>;

/** What one statement of a report rests on. */
export const statementEvidence = evidence.extend({
  /** Where the statement stands in the report: `aiInsights.riskAreas.0.risk`. */
  path: z.string(),
});
export type StatementEvidence = z.infer<typeof statementEvidence>;
