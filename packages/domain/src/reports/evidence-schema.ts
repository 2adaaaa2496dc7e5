import { z } from 'zod';
import { gainRange } from '../gain/schema.ts';
import { keywordSortKeys } from '../keywords/schema.ts';

/** A keyword in a statement, with its known figures at the time of writing. */
export const evidenceKeyword = z.object({
  keywordText: z.string(),
  /** Owner of the rank; null for our own. */
  competitorDomain: z.string().nullable(),
  /** Organic rank. */
  rankGroup: z.number().int().nullable(),
  /** Position on the page, other elements included. */
  rankAbsolute: z.number().int().nullable(),
  searchVolume: z.number().int().nullable(),
  difficultyScore: z.number().int().nullable(),
  /** Expected extra visits a month; null without an estimate. */
  extraClicks: z.number().nullable(),
  /** The same as a range; null without an estimate, and in earlier reports. */
  gain: gainRange.nullable().default(null),
  gapScore: z.number().int().nullable(),
  /** Changes of the searches in percent. */
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

/** The sort order (and filters) of the keyword list that shows the counted rows first. */
export const evidenceView = z.object({
  sortBy: z.enum(keywordSortKeys),
  sortOrder: z.enum(['asc', 'desc']),
});
export type EvidenceView = z.infer<typeof evidenceView>;

/** A figure over many rows. */
export const evidenceFigure = z.object({
  name: z.string(),
  value: z.number(),
  /** Appended to the value: "%"; empty for a count. */
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

/** Evidence for one statement of a report. */
export const statementEvidence = evidence.extend({
  /** Position of the statement in the report: `aiInsights.riskAreas.0.risk`. */
  path: z.string(),
});
export type StatementEvidence = z.infer<typeof statementEvidence>;
