import { z } from 'zod';
import { rankState } from '../keywords/rank-state.ts';
import { volumeTrends } from '../keywords/schema.ts';
import { locationCodeText } from '../locations/schema.ts';
import { maxPageSize } from '../pagination/schema.ts';
import { dataSourceName, searchIntent } from '../search-data/port.ts';
import { competitionLevels } from './competition-level.ts';

/** Keywords that the explorer loads in one request; a response may have more, up to the largest page. */
export const explorerDisplayCap = 50;

export const competitorKeywordSortKeys = [
  'search_volume',
  'cpc',
  'difficulty_score',
  'trend_monthly',
  'trend_quarterly',
  'trend_yearly',
] as const;

/** `all` is no filter. A competitor is measured in one market; it has no keywords for another location. */
export const topKeywordsInput = z.object({
  competitorId: z.string(),
  domainId: z.string().optional(),
  locationCode: locationCodeText.optional(),
  search: z.string().trim().max(200).optional(),
  intent: z.enum(['all', ...searchIntent.options]).default('all'),
  competition: z.enum(['all', 'low', 'medium', 'high']).default('all'),
  minVolume: z.coerce.number<number>().int().min(0).max(2_147_483_647).optional(),
  /** US dollars a click. */
  maxCpc: z.coerce.number<number>().min(0).max(1_000_000).optional(),
  sortBy: z.enum(competitorKeywordSortKeys).default('search_volume'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
  limit: z.coerce.number<number>().int().min(1).max(maxPageSize).default(explorerDisplayCap),
  offset: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
});
export type TopKeywordsInput = z.output<typeof topKeywordsInput>;

export const competitorKeyword = z.object({
  keyword: z.string(),
  keywordId: z.string(),
  searchVolume: z.number().int().nullable(),
  /** US dollars a click. */
  cpc: z.number().nullable(),
  difficultyScore: z.number().int().nullable(),
  competitionLevel: z.enum(competitionLevels).nullable(),
  intentType: searchIntent.nullable(),
  /** Organic rank. */
  rankGroup: z.number().int().nullable(),
  /** Position on the page, other elements included. */
  rankAbsolute: z.number().int().nullable(),
  /** Number of results that the search engine reports. */
  rankingType: z.number().int().nullable(),
  rankingUrl: z.string().nullable(),
  rankingTitle: z.string().nullable(),
  rankingDescription: z.string().nullable(),
  lastRankingCheck: z.date().nullable(),
  lastUpdated: z.date(),
  /** Averages over the pages in the top 10; the rank on DataForSEO's scale of 0 to 1000. */
  avgRank: z.number().nullable(),
  avgBacklinks: z.number().nullable(),
  avgDofollow: z.number().nullable(),
  avgReferringDomains: z.number().nullable(),
  avgReferringMainDomains: z.number().nullable(),
  searchVolumeTrends: volumeTrends,
  /** Id of our own keyword with this text, for the keyword procedures; null if we do not track it. */
  ownKeywordId: z.string().nullable(),
  /** Our own rank; null if we do not rank, or do not track the keyword. */
  ownRankGroup: z.number().int().nullable(),
  ownRankAbsolute: z.number().int().nullable(),
  /** State of our rank; null if we do not track the keyword. */
  ownRankState: rankState.nullable(),
  ownRankDepth: z.number().int().nullable(),
});
export type CompetitorKeyword = z.infer<typeof competitorKeyword>;

/** Summary of a competitor's keywords; an average is null if none of them has the figure. */
export const topKeywordsSummary = z.object({
  totalKeywords: z.number().int(),
  avgSearchVolume: z.number().int().nullable(),
  avgCpc: z.number().nullable(),
  avgDifficulty: z.number().nullable(),
});
export type TopKeywordsSummary = z.infer<typeof topKeywordsSummary>;

export const topKeywords = z.object({
  data: z.array(competitorKeyword).max(maxPageSize),
  pagination: z.object({ totalCount: z.number().int(), hasMore: z.boolean() }),
  /** Summary of all keywords that pass the filters. */
  summary: topKeywordsSummary,
  /** Source of the numbers; each keyword has its own collection date. */
  dataSource: dataSourceName.nullable(),
});
export type TopKeywords = z.infer<typeof topKeywords>;
