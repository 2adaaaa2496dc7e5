import type { CompetitorTopKeyword, GapKeyword } from '../competitors/schema.ts';
import type { Gain } from '../gain/schema.ts';
import type { MoveGain } from '../gain/sum-gains.ts';
import type { RankState } from '../keywords/rank-state.ts';
import type { MoveCause, MoveMark } from '../moves/schema.ts';
import type { SearchIntent, SerpFeature } from '../search-data/port.ts';
import type { DomainSummary, Momentum, RankingDistribution } from './schema.ts';

/** An open move, as shown on all screens. */
export interface ReportMove extends MoveMark {
  causes: MoveCause[];
  /** Addresses; the first one is the page to work on. */
  pages: string[];
  mainQuery: string | null;
  sentence: string;
  reason: string;
  /** Extra visits a month; null if neither impressions nor searches are known. */
  gain: MoveGain | null;
  effortHours: number;
}

/** One keyword with all facts that an analyst may use. Numbers are null if unknown. */
export interface KeywordFacts {
  keywordText: string;
  intent: SearchIntent | null;
  searchVolume: number | null;
  difficultyScore: number | null;
  /** Organic rank of the last check; null if not in the top 100. */
  rankGroup: number | null;
  /** Position on the page, other elements included. */
  rankAbsolute: number | null;
  /** State of the rank; if absent, only the rank itself is known. */
  rankState?: RankState;
  rankDepth?: number | null;
  opportunityScore: number | null;
  /** Signed percent text such as "+12%". */
  trend3m: string;
  /**
   * Expected extra visits a month; null if neither impressions nor a volume are known, or the
   * search names the site.
   */
  gain: Gain | null;
  /** The expected value of the gain, one decimal; 0 if unknown. */
  calculatedOpportunity: number;
  serpFeatures: SerpFeature[];
  rankingUrl: string | null;
  /** The move whose main search it is, with the gain above; absent without one. */
  move?: ReportMove;
}

/** A gap keyword with the expected gain of a page for it. */
export interface PricedGap extends GapKeyword {
  /** Null if we do not rank. */
  ourRank: number | null;
  /** Expected extra visits a month; null if unknown. */
  gain: number | null;
}

export interface CompetitorFacts {
  id: string;
  name: string;
  domain: string;
  overlapPercentage: number;
  organicKeywordsCount: number;
  organicTraffic: number;
  paidKeywordsCount: number | null;
  contentGapsCount: number;
  /** The largest gaps, each with our own rank. */
  gapKeywords: PricedGap[];
  topKeywords: (CompetitorTopKeyword & { intent: SearchIntent | null; serpFeatures: SerpFeature[] })[];
}

/** All facts that an analyst may quote. It must not state any other figure, keyword or domain. */
export interface ReportFacts {
  domainName: string;
  languageCode: string;
  rankingDistribution: RankingDistribution;
  domainSummary: DomainSummary;
  momentum: Momentum;
  /** Inputs of `rateOverallHealth`. */
  health: {
    rankedKeywords: number;
    /** sum(volume x ctr(rank)) / sum(volume x ctr(1)), 0 to 1; null if no volume is known. */
    visibility: number | null;
    trendingUp: number;
    trendingDown: number;
    movements: { gained: number; up: number; down: number; lost: number } | null;
    /** Completeness of the rating's inputs. */
    basis: {
      /** Share (0 to 1) of the ranked keywords that have a volume. */
      volumeShare: number;
      /** True if Search Console's table of queries reached its row limit. */
      isCut: boolean;
      /** True if every ranked keyword has a page of its own, as in a list of pages with the top keyword of each. */
      isOnePerPage: boolean;
      /** Filter of Search Console's figures, as written in its export; null if they cover the whole site. */
      filter: string | null;
      /** Share (0 to 1) of the clicks whose queries Search Console hides; null if unknown. */
      hiddenShare: number | null;
      /** The site's clicks in Search Console; null without figures of the last four weeks. */
      clicksAMonth: number | null;
      /** Largest gain of a single keyword, in extra clicks a month. */
      largestGain: number;
    };
  };
  /** From the open moves, if the list has any. */
  opportunities: KeywordFacts[];
  /** The open moves, largest gain first; absent if there are none. */
  moves?: ReportMove[];
  /** Last day of the Search Console counts behind the gains; null for published click rates. */
  clickCurveOn: string | null;
  /** Day of the newest ranks or imported figures; null without any. */
  numbersOn: string | null;
  pages: { url: string; keywordCount: number; avgRank: number; move?: MoveMark | null }[];
  /** Keywords for which several of our pages rank, most searched first; pages by rank. */
  rivalPages: { keywordText: string; urls: string[] }[];
  competitors: CompetitorFacts[];
}
