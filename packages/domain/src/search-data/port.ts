import { z } from 'zod';
import type { InventedPage } from './invented-page.ts';
import type { Payer, SourceRequest } from './paid-calls.ts';
import type { StoryDay, StoryWork } from './story.ts';

/** A rank check before today. */
export interface StoryCheck {
  daysAgo: number;
  /** The source's state at that time. */
  source: SearchDataSource;
}

/** The weeks before today of a sample site; days are counted back from today. */
export interface SourceStory {
  /** Oldest first. */
  checks: readonly StoryCheck[];
  works: readonly StoryWork[];
  /** Oldest and newest day counted by Search Console. */
  console: { oldest: number; newest: number; countDay(daysAgo: number): StoryDay };
  /** Keywords under one tag that an alert watches. */
  watched: { tag: string; keywordTexts: readonly string[] };
  /** A check on a separate day that failed for some keywords. */
  failedCheck: { daysAgo: number; keywordTexts: readonly string[] };
  /** Added today, and not checked yet. */
  newKeyword: string;
}

/** Change of the search volume in whole percent, per window; null if unknown. */
export interface VolumeChanges {
  oneMonth: number | null;
  threeMonths: number | null;
  twelveMonths: number | null;
}

/** Source of a number. Sample numbers are never mixed into a domain with real ones. */
export const dataSourceName = z.enum(['sample', 'dataforseo', 'import']);
export type DataSourceName = z.infer<typeof dataSourceName>;

export const searchIntent = z.enum(['commercial', 'informational', 'navigational', 'transactional']);
export type SearchIntent = z.infer<typeof searchIntent>;

export const serpFeature = z.enum(['featured_snippet', 'local_pack', 'ai_overview', 'video', 'image']);
export type SerpFeature = z.infer<typeof serpFeature>;

/** One country and language in which a keyword list is measured. */
export interface Market {
  locationCode: number;
  languageCode: string;
}

/** Searches in one calendar month. `month` is `YYYY-MM`. */
export interface MonthlySearches {
  month: string;
  searches: number;
}

/** Market facts of one keyword. Every number may be unknown (null); unknown is never 0. */
export interface SourceKeyword {
  keywordText: string;
  /** Searches a month, average of the last 12 months. */
  searchVolume: number | null;
  /** US dollars a click. */
  cpc: number | null;
  /** Advertising competition, 0 to 1. */
  competition: number | null;
  lowTopOfPageBid: number | null;
  highTopOfPageBid: number | null;
  /** Keyword difficulty, 0 to 100 on the source's own scale. */
  difficulty: number | null;
  intent: SearchIntent | null;
  /** Newest month first. */
  monthlySearches: MonthlySearches[];
  /**
   * The source's own percent changes, used for windows that the months do not cover; absent if it
   * states none.
   */
  statedChanges?: VolumeChanges;
  serpFeatures: SerpFeature[];
  /** Averages over the pages that rank in the top 10; `rank` on DataForSEO's 0 to 1000 scale. */
  avgBacklinks: {
    rank: number;
    backlinks: number;
    dofollow: number;
    referringDomains: number;
    referringMainDomains: number;
  } | null;
}

/** One site's rank for one keyword. */
export interface SourceRanking {
  rankGroup: number;
  rankAbsolute: number;
  url: string;
  title: string | null;
  description: string | null;
  /** Number of results that the search engine reports. */
  resultsCount: number | null;
  checkedAt: Date;
}

export interface RankedKeyword {
  keyword: SourceKeyword;
  ranking: SourceRanking;
}

/** A source's data on a keyword besides its market's figures; null if unknown. */
export interface KeywordTraits {
  keywordText: string;
  intent: SearchIntent | null;
  /** 0 to 100 on the source's own scale. */
  difficulty: number | null;
}

/** The AI answer that a search engine shows on a result page. */
export interface SourceAiOverview {
  /** Null if unknown. */
  isShown: boolean | null;
  /** The cited pages, as far as they were read. */
  citations: { domainName: string; url: string | null }[];
  /** True if the citations are complete. */
  isWhole: boolean;
}

/** Elements of a result page besides its results. */
export interface PageElements {
  /** Questions of "People also ask" in their order; empty if the page has none; null if unknown. */
  questions: string[] | null;
  aiOverview: SourceAiOverview;
  /** Addresses of the first ten results in their order; absent if the page does not contain all of them. */
  topResults?: string[];
}

/** One keyword's result page, checked for a site. */
export interface RankCheck extends PageElements {
  keywordText: string;
  checkedAt: Date;
  /** Null if the site is not among the page's results. */
  ranking: SourceRanking | null;
  /** Organic results of the page, at most 100; 100 if the search engine has no more. */
  depth: number;
}

/** Maximum keywords in one request that names them. */
export const maxKeywordsPerRequest = 700;

export interface SourceCompetitor {
  domainName: string;
  displayName: string;
  valueProp: string | null;
  /** Keywords for which both sites rank in the top 100. */
  intersections: number;
  organicKeywordsCount: number;
  /** Estimated visits a month. */
  organicTraffic: number;
  paidKeywordsCount: number | null;
  paidTraffic: number | null;
}

/** One organic result of a search engine's page. */
export interface SourceSearchResult {
  rankGroup: number;
  rankAbsolute: number;
  domainName: string;
  url: string;
  title: string;
  description: string;
}

/** A search engine's result page for a keyword. */
export interface SourceSearchPage extends PageElements {
  checkedAt: Date;
  /** Number of results that the search engine reports. */
  resultsCount: number | null;
  serpFeatures: SerpFeature[];
  /** Best first, within the top 100. Ranks may be missing: a source need not know every result. */
  results: SourceSearchResult[];
}

export interface SourcePage<T> {
  items: T[];
  total: number;
  /**
   * Positions in the source's order that the page covers, if some of them gave no item; by default
   * one per item.
   */
  rows?: number;
  /**
   * Positions whose contents the source did not return, so that the missing items are unknown.
   * Absent: none.
   */
  missing?: number;
}

/**
 * A supplier of search data. Adapters are in `packages/search-data`; they throw
 * `AppError('source_failed')` if there is no usable response, and `AppError('budget_exceeded')` if
 * the payer may not spend more.
 */
export interface SearchDataSource {
  readonly name: DataSourceName;
  /** The same source with a payer for its requests. Absent: they are free. A priced source requires it. */
  chargedTo?(payer: Payer): SearchDataSource;
  /** Maximum cost of a request in US dollars. Absent: free. */
  priceOf?(question: SourceRequest): number;
  /** Reason why the source has no data for the market, if a user can act on it; null: it has. */
  explainRefusal?(market: Market): string | null;
  /** True if this source has data on the site in the market. */
  covers(domainName: string, market: Market): Promise<boolean>;
  /** Topics of the site, most important first; at most 10. */
  siteTopics(domainName: string, market: Market): Promise<string[]>;
  /** Keywords for which the site ranks in the top 100, highest estimated traffic first. */
  rankedKeywords(
    domainName: string,
    market: Market,
    page: { limit: number; offset: number },
  ): Promise<SourcePage<RankedKeyword>>;
  /**
   * The site's rankings among at most `maxKeywordsPerRequest` keywords, from the source's collected data;
   * the others are unknown. Absent: rankings come only from result pages.
   */
  rankingsAmong?(
    domainName: string,
    market: Market,
    keywordTexts: readonly string[],
  ): Promise<SourcePage<RankedKeyword>>;
  /**
   * Reads the current result pages to find the site's ranks; takes minutes for more than one.
   * Unreadable ones are omitted. Absent: the source has no pages.
   */
  checkRankings?(domainName: string, market: Market, keywordTexts: readonly string[]): Promise<RankCheck[]>;
  /** Sites that rank for the same keywords, without the site itself. */
  competitors(domainName: string, market: Market, limit: number): Promise<SourceCompetitor[]>;
  /**
   * One site compared with ours; null if the source does not know it. Absent: only `competitors`
   * are compared.
   */
  compare?(ours: string, theirs: string, market: Market): Promise<SourceCompetitor | null>;
  /** Keywords worth tracking, largest search volume first. The site may rank for some of them already. */
  keywordIdeas(domainName: string, market: Market, limit: number): Promise<SourceKeyword[]>;
  /** Facts of the keywords that the source knows, in any order; texts are normalized. Others are omitted. */
  lookUpKeywords(keywordTexts: readonly string[], market: Market): Promise<SourceKeyword[]>;
  /**
   * Intents and difficulties of keywords whose other figures have another source. Absent: not
   * available separately.
   */
  completeKeywords?(keywordTexts: readonly string[], market: Market): Promise<KeywordTraits[]>;
  /**
   * Keywords close to a keyword, without itself, largest search volume first. Absent: the source
   * has none.
   */
  relatedKeywords?(keywordText: string, market: Market, limit: number): Promise<SourceKeyword[]>;
  /** Questions that people ask around a keyword, largest search volume first. Absent: the source has none. */
  questions?(keywordText: string, market: Market, limit: number): Promise<SourceKeyword[]>;
  /** The current result page; null for a keyword that the source does not know. Absent: it has no pages. */
  searchResults?(keywordText: string, market: Market): Promise<SourceSearchPage | null>;
  /**
   * A site's weeks before today, for a sample; null for a site without them. Absent: the source
   * knows today only.
   */
  story?(domainName: string, market: Market): Promise<SourceStory | null>;
  /**
   * The pages of an invented site by address, as they are or, with `isEarlier`, were two weeks ago;
   * null for an unknown site. Absent: it has no pages.
   */
  site?(
    domainName: string,
    market: Market,
    at: { isEarlier: boolean },
  ): Promise<ReadonlyMap<string, InventedPage> | null>;
}

/** A sample site that onboarding offers. */
export const sampleDomain = z.object({
  domainName: z.string(),
  title: z.string(),
  description: z.string(),
  locationCodes: z.array(z.number().int()),
});
export type SampleDomain = z.infer<typeof sampleDomain>;
