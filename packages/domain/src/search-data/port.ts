import { z } from 'zod';
import type { VolumeChanges } from '../keywords/volume-change.ts';
import type { InventedPage } from './invented-page.ts';
import type { Payer, SourceQuestion } from './paid-calls.ts';
import type { SourceStory } from './story.ts';

/** Where a number comes from. Sample numbers are never mixed into a domain that has real ones. */
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
  /** The source's own percent changes, taken for windows that the months do not reach; left out: it states none. */
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

/** Where one site stands for one keyword. */
export interface SourceRanking {
  rankGroup: number;
  rankAbsolute: number;
  url: string;
  title: string | null;
  description: string | null;
  /** How many results the search engine reports. */
  resultsCount: number | null;
  checkedAt: Date;
}

export interface RankedKeyword {
  keyword: SourceKeyword;
  ranking: SourceRanking;
}

/** What a source knows of a keyword beside its market's figures; null where it does not know it. */
export interface KeywordTraits {
  keywordText: string;
  intent: SearchIntent | null;
  /** 0 to 100 on the source's own scale. */
  difficulty: number | null;
}

/** The answer that a search engine has composed on a result page. */
export interface SourceAiOverview {
  /** Null: not known. */
  isShown: boolean | null;
  /** The pages that it cites, as far as they were read. */
  citations: { domainName: string; url: string | null }[];
  /** It cites no others. */
  isWhole: boolean;
}

/** What a result page shows besides its results. */
export interface PageElements {
  /** Questions of "People also ask" in their order; empty: the page has none; null: not known. */
  questions: string[] | null;
  aiOverview: SourceAiOverview;
  /** Addresses of the first ten results in their order; absent where the page does not tell all of them. */
  topResults?: string[];
}

/** What the result page of one keyword says of a site. */
export interface RankCheck extends PageElements {
  keywordText: string;
  checkedAt: Date;
  /** Null: the site is not among the results that the page has. */
  ranking: SourceRanking | null;
  /** How many organic results the page has, 100 at most; 100 where the search engine has no more. */
  depth: number;
}

/** So many keywords can be asked about at once where a question names them. */
export const keywordsAtOnce = 700;

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

/** The page with which a search engine answered a keyword. */
export interface SourceSearchPage extends PageElements {
  checkedAt: Date;
  /** How many results the search engine reports. */
  resultsCount: number | null;
  serpFeatures: SerpFeature[];
  /** Best first, within the top 100. Ranks may be missing: a source need not know every result. */
  results: SourceSearchResult[];
}

export interface SourcePage<T> {
  items: T[];
  total: number;
  /** Places of the source's order that the page takes, where some of them made no item; else one for each item. */
  rows?: number;
  /** Places of which the source did not say what stands there, so that nobody knows what is missing. Absent: none. */
  missing?: number;
}

/**
 * A supplier of search data. Adapters live in `packages/search-data`; they throw
 * `AppError('source_failed')` when nothing usable comes back, and `AppError('budget_exceeded')` when the payer may
 * not spend more.
 */
export interface SearchDataSource {
  readonly name: DataSourceName;
  /** The same source, its questions paid by somebody. Absent: they cost nothing. A priced source answers only so. */
  chargedTo?(payer: Payer): SearchDataSource;
  /** US dollars that a question costs at most. Absent: nothing. */
  priceOf?(question: SourceQuestion): number;
  /** Why the source cannot answer for the market, where a person can do something about it; null: it can. */
  explainRefusal?(market: Market): string | null;
  /** Whether this source can answer for the site in the market. */
  covers(domainName: string, market: Market): Promise<boolean>;
  /** What the site is about, most important topic first; at most 10. */
  siteTopics(domainName: string, market: Market): Promise<string[]>;
  /** Keywords for which the site ranks in the top 100, highest estimated traffic first. */
  rankedKeywords(
    domainName: string,
    market: Market,
    page: { limit: number; offset: number },
  ): Promise<SourcePage<RankedKeyword>>;
  /**
   * The site's rankings among at most `keywordsAtOnce` keywords, by what the source has collected: of the others it does
   * not know one. Absent: rankings come by the page alone.
   */
  rankingsAmong?(
    domainName: string,
    market: Market,
    keywordTexts: readonly string[],
  ): Promise<SourcePage<RankedKeyword>>;
  /**
   * Reads the present result pages to see where the site ranks; takes minutes for more than one. Those that could not be
   * read are left out. Absent: the source has no pages.
   */
  checkRankings?(domainName: string, market: Market, keywordTexts: readonly string[]): Promise<RankCheck[]>;
  /** Sites that rank for the same keywords, without the site itself. */
  competitors(domainName: string, market: Market, limit: number): Promise<SourceCompetitor[]>;
  /** One site compared with ours; null when the source does not know it. Absent: only `competitors` are compared. */
  compare?(ours: string, theirs: string, market: Market): Promise<SourceCompetitor | null>;
  /** Keywords worth tracking, largest search volume first. The site may rank for some of them already. */
  keywordIdeas(domainName: string, market: Market, limit: number): Promise<SourceKeyword[]>;
  /** Facts of the keywords that the source knows, in any order; texts are normalised. Others are left out. */
  lookUpKeywords(keywordTexts: readonly string[], market: Market): Promise<SourceKeyword[]>;
  /** Intents and difficulties of keywords whose other figures came from elsewhere. Absent: it has none alone. */
  completeKeywords?(keywordTexts: readonly string[], market: Market): Promise<KeywordTraits[]>;
  /** Keywords close to a keyword, without itself, largest search volume first. Absent: the source has none at all. */
  relatedKeywords?(keywordText: string, market: Market, limit: number): Promise<SourceKeyword[]>;
  /** Questions that people ask around a keyword, largest search volume first. Absent: the source has none at all. */
  questions?(keywordText: string, market: Market, limit: number): Promise<SourceKeyword[]>;
  /** The present result page; null for a keyword that the source does not know. Absent: it has no pages at all. */
  searchResults?(keywordText: string, market: Market): Promise<SourceSearchPage | null>;
  /** The weeks before today of a site, for a sample; null for a site that has none. Absent: the source knows today only. */
  story?(domainName: string, market: Market): Promise<SourceStory | null>;
  /**
   * The pages of an invented site by address, as they are or, `isEarlier`, were two weeks ago; null for a site that it does not
   * know. Absent: it has no pages.
   */
  site?(
    domainName: string,
    market: Market,
    at: { isEarlier: boolean },
  ): Promise<ReadonlyMap<string, InventedPage> | null>;
}

/** A site of the sample world, as onboarding offers it. */
export const sampleDomain = z.object({
  domainName: z.string(),
  title: z.string(),
  description: z.string(),
  locationCodes: z.array(z.number().int()),
});
export type SampleDomain = z.infer<typeof sampleDomain>;
