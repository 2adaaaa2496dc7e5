import { z } from 'zod';
import { gainGap, gainRange } from '../gain/schema.ts';
import { locationCode, locationCodeText } from '../locations/schema.ts';
import { normaliseKeywordText } from '../names/keyword-text.ts';
import { pageInput, pagination } from '../pagination/schema.ts';
import { dataSourceName, searchIntent } from '../search-data/port.ts';
import { intentBasis } from './intent-source.ts';
import { keywordTag } from './keyword-tag.ts';
import { rankFilters } from './position-bucket.ts';
import { rankState } from './rank-state.ts';
import { relevance, relevanceFilter } from './relevance.ts';

/**
 * Change of the search volume over a window: percent and direction. An unknown change has trend
 * `no-data`.
 */
export const volumeTrend = z.object({
  trend: z.enum(['up', 'down', 'stable', 'no-data']),
  change: z.number().nullable(),
});
export type VolumeTrend = z.infer<typeof volumeTrend>;

export const volumeTrends = z.object({
  oneMonth: volumeTrend,
  threeMonths: volumeTrend,
  twelveMonths: volumeTrend,
});
export type VolumeTrends = z.infer<typeof volumeTrends>;

export const keyword = z.object({
  /** Decimal bigint that combines the list's and the keyword's number. */
  id: z.string(),
  keywordText: z.string(),
  intentType: searchIntent.nullable(),
  ...intentBasis.shape,
  ...relevance.shape,
  /** Null without a topic; `topicState` has the reason. */
  topic: z.object({ id: z.string(), name: z.string() }).nullable(),
  /**
   * `alone`: related to no other keyword; `not_grouped`: not among the 200,000 with the most
   * searches; `waiting`: for the next run.
   */
  topicState: z.enum(['grouped', 'alone', 'not_grouped', 'waiting']),
  searchVolume: z.number().int().nullable(),
  difficultyScore: z.number().int().nullable(),
  /** 0 to 100. */
  opportunityScore: z.number().int().nullable(),
  /** Search Console's counts in its newest window; null without any. */
  searchConsole: z
    .object({
      clicks: z.number().int(),
      impressions: z.number().int(),
      /** Google's average of the topmost place over impressions. */
      position: z.number().nullable(),
      /** First day of the window, `YYYY-MM-DD`; null if the export does not state it. */
      from: z.string().nullable(),
      /** Last day of the window, `YYYY-MM-DD`. */
      to: z.string(),
    })
    .nullable(),
  /** Expected extra visits a month from work on it; null if unknown. */
  gain: gainRange.nullable(),
  /** Reason why it has no gain. */
  gainGap: gainGap.nullable(),
  /** US dollars a click. */
  cpc: z.number().nullable(),
  rankGroup: z.number().int().nullable(),
  rankAbsolute: z.number().int().nullable(),
  /** Number of results that the search engine reports. */
  rankingType: z.number().int().nullable(),
  rankingTitle: z.string().nullable(),
  rankingDescription: z.string().nullable(),
  rankState,
  /** Results read by the newest check, if fewer than 100 and the site is not among them. */
  rankDepth: z.number().int().nullable(),
  /** Time when the newest check failed; null if it did not. */
  rankCheckFailedAt: z.date().nullable(),
  rankingUrl: z.string().nullable(),
  searchVolumeTrends: volumeTrends,
  /** Searches of the last 13 months, oldest first; empty if unknown. */
  monthlySearches: z.array(z.number().int()),
  isFeaturedSnippet: z.boolean(),
  isLocalPack: z.boolean(),
  isAiOverview: z.boolean(),
  isVideo: z.boolean(),
  isImage: z.boolean(),
  lastRankingCheck: z.date().nullable(),
  needsRankingRefresh: z.boolean(),
  /** Labels assigned by members, in alphabetical order. */
  tags: z.array(z.string()),
  /** The page that should rank. */
  targetUrl: z.string().nullable(),
});
export type Keyword = z.infer<typeof keyword>;

export const keywordSortKeys = [
  'search_volume',
  /** Search Console's clicks, then its impressions. */
  'clicks',
  'difficulty_score',
  'opportunity_score',
  /** Expected visits a month of the gain. */
  'gain',
  'rank_absolute',
  'last_ranking_check',
  'trend_monthly',
  'trend_quarterly',
  'trend_yearly',
] as const;
export type KeywordSortKey = (typeof keywordSortKeys)[number];

export const listKeywordsInput = pageInput.extend({
  domainId: z.string(),
  search: z.string().trim().max(200).optional(),
  intentType: searchIntent.optional(),
  minSearchVolume: z.coerce.number<number>().int().min(0).max(2_147_483_647).optional(),
  maxDifficulty: z.coerce.number<number>().int().min(0).max(100).optional(),
  /** Opportunity score, 0 to 100; a keyword without a score does not pass. */
  minOpportunity: z.coerce.number<number>().int().min(0).max(100).optional(),
  /**
   * Only keywords whose organic rank is in this range: 1 to 3, 4 to 10, 11 to 20, 21 to 50 or 51 to
   * 100; `quick_wins` is 4 to 20, `no_page` was checked and does not rank, `not_checked` has no
   * check yet. `up`, `down`, `gained` (entered the top 100) and `lost` are the changes of the newest report.
   */
  rankBucket: z.enum(rankFilters).optional(),
  tag: keywordTag.optional(),
  /** Only keywords of this topic. */
  topicId: z.string().optional(),
  relevance: relevanceFilter.optional(),
  /** Default: search volume, or clicks if Search Console has counts and most keywords have no volume. */
  sortBy: z.enum(keywordSortKeys).optional(),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
  /** By default, the domain's own market. */
  locationCode: locationCodeText.optional(),
  languageCode: z.string().optional(),
});
export type ListKeywordsInput = z.output<typeof listKeywordsInput>;

export const keywordList = z.object({
  data: z.array(keyword),
  pagination,
  /** The sort order of the rows. */
  sortedBy: z.enum(keywordSortKeys),
  dataSource: dataSourceName.nullable(),
});
export type KeywordList = z.infer<typeof keywordList>;

export const keywordTextMaxLength = 200;

/** A text to track; stored in its normalized form. */
export const newKeywordText = z
  .string()
  .overwrite(normaliseKeywordText)
  .min(1, 'Keyword is required')
  .refine((text) => [...text].length <= keywordTextMaxLength, {
    message: `Keyword must be at most ${keywordTextMaxLength} characters.`,
  });
const newKeyword = z.object({ keywordText: newKeywordText, intentType: searchIntent.optional() });

export const keywordId = z.object({ keywordId: z.string() });

export const addKeywordInput = newKeyword.extend({ domainId: z.string() });
export type AddKeywordInput = z.output<typeof addKeywordInput>;

export const maxKeywordsPerUpload = 1_000;

export const addKeywordsInput = z.object({
  domainId: z.string(),
  keywords: z
    .array(z.union([newKeywordText, newKeyword]))
    .min(1, 'At least one keyword is required')
    .max(maxKeywordsPerUpload, 'At most 1,000 keywords can be added in one request.'),
});
export type AddKeywordsInput = z.output<typeof addKeywordsInput>;

export const addedKeywords = z.object({
  /** The new keywords, in the given order. */
  data: z.array(keyword),
  created: z.number().int(),
  /** Keywords already in the list, and duplicates of the request. */
  skipped: z.number().int(),
});
export type AddedKeywords = z.infer<typeof addedKeywords>;

/** Result of filling in intents and difficulties. */
export const completedKeywords = z.object({
  /** Keywords for which the source knew either. */
  completed: z.number().int(),
  /** Keywords not yet requested. */
  remaining: z.number().int(),
});
export type CompletedKeywords = z.infer<typeof completedKeywords>;

/** By default, the domain's own market. */
export const refreshKeywordsInput = z.object({
  domainId: z.string(),
  locationCode: locationCode.optional(),
  languageCode: z.string().optional(),
});
export type RefreshKeywordsInput = z.output<typeof refreshKeywordsInput>;

/** Result of a new collection of a domain's keywords. */
export const refreshedKeywords = z.object({ added: z.number().int(), updated: z.number().int() });
export type RefreshedKeywords = z.infer<typeof refreshedKeywords>;

export const refreshRankingsInput = refreshKeywordsInput.extend({
  /** Includes keywords checked within the last day. */
  forceRefresh: z.boolean().default(true),
});
export type RefreshRankingsInput = z.output<typeof refreshRankingsInput>;

export const refreshedRankings = z.object({
  /** Keywords whose ranking is now known, including "not ranked". */
  refreshed: z.number().int(),
  /** Keywords whose check failed; they keep their ranking. */
  failed: z.number().int(),
  lastRankingCheck: z.date().nullable(),
});
export type RefreshedRankings = z.infer<typeof refreshedRankings>;

/** A day with a check of a keyword's ranking. */
export const rankingDay = z.object({
  /** `YYYY-MM-DD` */
  date: z.string(),
  /** Null if the check did not find the site, or failed. */
  rankAbsolute: z.number().int().nullable(),
  /** Searches in the day's month. */
  searchVolume: z.number().int().nullable(),
  outcome: z.enum(['ranked', 'not_ranked', 'failed']),
  /** Results read by a check that did not find the site, if fewer than 100. */
  depth: z.number().int().nullable(),
});
export type RankingDay = z.infer<typeof rankingDay>;

export const currentRanking = z.object({
  keywordId: z.string(),
  keywordText: z.string(),
  rankGroup: z.number().int().nullable(),
  rankAbsolute: z.number().int().nullable(),
  rankState,
  rankDepth: z.number().int().nullable(),
  rankingUrl: z.string().nullable(),
  lastRankingCheck: z.date().nullable(),
});
export type CurrentRanking = z.infer<typeof currentRanking>;

export const inspectKeywordsInput = z.object({
  /** Blank ones are ignored. */
  keywords: z.array(z.string().max(1_000)).max(100, 'At most 100 keywords can be looked up in one request.'),
  locationCode: locationCode.default(2840),
  languageCode: z.string().default('en'),
  /** The workspace whose budget pays for a priced source; by default the first one that the caller joined. */
  workspaceId: z.string().optional(),
});
export type InspectKeywordsInput = z.output<typeof inspectKeywordsInput>;

/** Known figures of a keyword, tracked or not. */
export const keywordOverview = z.object({
  keyword: z.string(),
  keywordInfo: z.object({
    searchVolume: z.number().int().nullable(),
    /** US dollars a click. */
    cpc: z.number().nullable(),
    /** 0 to 1 */
    competition: z.number().nullable(),
    competitionLevel: z.enum(['low', 'medium', 'high']).nullable(),
    searchVolumeTrend: z.object({ monthly: volumeTrend, quarterly: volumeTrend, yearly: volumeTrend }),
    lowTopOfPageBid: z.number().nullable(),
    highTopOfPageBid: z.number().nullable(),
    /** End of the newest month with searches; null if no month is known. */
    lastUpdatedTime: z.date().nullable(),
  }),
  keywordProperties: z.object({
    /** 0 to 100 */
    keywordDifficulty: z.number().int().nullable(),
  }),
});
export type KeywordOverview = z.infer<typeof keywordOverview>;

export const inspectedKeywords = z.object({
  /** In the requested order; without keywords that no source knows. */
  items: z.array(keywordOverview),
  dataSource: dataSourceName.nullable(),
});
export type InspectedKeywords = z.infer<typeof inspectedKeywords>;
