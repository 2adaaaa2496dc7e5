import { z } from 'zod';
import { gainFigures, gainGap } from '../gain/schema.ts';
import { locationCode } from '../locations/schema.ts';
import { dataSourceName, searchIntent, serpFeature } from '../search-data/port.ts';
import { aiOverviewState } from './ai-overview.ts';
import { inspectedKeywords, keywordOverview } from './schema.ts';

/** An overview with the months behind its trends, as in the inspector's chart. */
export const inspectedKeywordsWithMonths = inspectedKeywords.extend({
  items: z.array(
    keywordOverview.extend({
      /** Oldest first, at most 12; `month` is `YYYY-MM`. */
      monthlySearches: z.array(z.object({ month: z.string(), searches: z.number().int() })),
    }),
  ),
});
export type InspectedKeywordsWithMonths = z.infer<typeof inspectedKeywordsWithMonths>;

/** One keyword, looked up for a tracked domain. By default in the domain's own market. */
const inspectionInput = z.object({
  domainId: z.string(),
  keyword: z.string().trim().min(1, 'Keyword is required').max(1_000),
  locationCode: locationCode.optional(),
  languageCode: z.string().optional(),
});

export const maxRelatedKeywords = 50;

export const relatedKeywordsInput = inspectionInput.extend({
  kind: z.enum(['related', 'questions']),
  limit: z.number().int().min(1).max(maxRelatedKeywords).default(20),
});
export type RelatedKeywordsInput = z.output<typeof relatedKeywordsInput>;

export const relatedKeyword = z.object({
  keyword: z.string(),
  searchVolume: z.number().int().nullable(),
  /** 0 to 100 */
  keywordDifficulty: z.number().int().nullable(),
  intentType: searchIntent.nullable(),
});

export const relatedKeywords = z.object({
  /** Largest search volume first; null if the source has no such keywords. */
  data: z.array(relatedKeyword).nullable(),
  dataSource: dataSourceName.nullable(),
});
export type RelatedKeywords = z.infer<typeof relatedKeywords>;

export const searchResultsInput = inspectionInput;
export type SearchResultsInput = z.output<typeof searchResultsInput>;

export const searchResult = z.object({
  rankGroup: z.number().int(),
  rankAbsolute: z.number().int(),
  domainName: z.string(),
  url: z.string(),
  title: z.string(),
  description: z.string(),
  /** Owner of the page: the domain itself, or a tracked competitor. */
  owner: z.enum(['own', 'competitor']).nullable(),
});

export const searchResults = z.object({
  /** False if the source has no result pages. */
  isAvailable: z.boolean(),
  /** Null if the source has no page for the keyword. */
  page: z
    .object({
      checkedAt: z.date(),
      resultsCount: z.number().int().nullable(),
      serpFeatures: z.array(serpFeature),
      /** Best first. */
      results: z.array(searchResult),
      /** Questions of "People also ask"; empty if the page has none; null if unknown. */
      questions: z.array(z.string()).nullable(),
      /** Whether its AI overview cites the domain; null if unknown whether there is one. */
      aiOverview: aiOverviewState.nullable(),
    })
    .nullable(),
  dataSource: dataSourceName.nullable(),
});
export type SearchResults = z.infer<typeof searchResults>;

export const findTrackedInput = z.object({
  domainId: z.string(),
  keywords: z.array(z.string().max(1_000)).max(200, 'At most 200 keywords can be looked up in one request.'),
});
export type FindTrackedInput = z.output<typeof findTrackedInput>;

/** The requested keywords that the domain tracks. */
export const trackedKeywords = z.array(
  z.object({
    keywordText: z.string(),
    keywordId: z.string(),
    /** Expected extra visits a month from work on it; null if unknown. */
    gain: gainFigures.nullable(),
    gainGap: gainGap.nullable(),
  }),
);
export type TrackedKeywords = z.infer<typeof trackedKeywords>;
