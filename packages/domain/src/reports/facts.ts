import type { CompetitorTopKeyword, GapKeyword } from '../competitors/schema.ts';
import type { Gain } from '../gain/schema.ts';
import type { MoveGain } from '../gain/sum-gains.ts';
import type { RankState } from '../keywords/rank-state.ts';
import type { MoveCause, MoveMark } from '../moves/schema.ts';
import type { SearchIntent, SerpFeature } from '../search-data/port.ts';
import type { DomainSummary, Momentum, RankingDistribution } from './schema.ts';

/** An open move, as all screens have it. */
export interface ReportMove extends MoveMark {
  causes: MoveCause[];
  /** Addresses, the one to work on first. */
  pages: string[];
  mainQuery: string | null;
  sentence: string;
  reason: string;
  /** Extra visits a month; null if neither impressions nor searches are known. */
  gain: MoveGain | null;
  effortHours: number;
}

/** One keyword with what an analyst may say about it. Numbers are null when unknown. */
export interface KeywordFacts {
  keywordText: string;
  intent: SearchIntent | null;
  searchVolume: number | null;
  difficultyScore: number | null;
  /** The organic rank in the last check; null when not in the top 100. */
  rankGroup: number | null;
  /** The place on the page, boxes counted. */
  rankAbsolute: number | null;
  /** What is known of the rank; left out: no more than the rank itself. */
  rankState?: RankState;
  rankDepth?: number | null;
  opportunityScore: number | null;
  /** Signed percent text such as "+12%". */
  trend3m: string;
  /** Extra visits a month to expect; null where neither impressions nor a volume are known, or the search names the site. */
  gain: Gain | null;
  /** What is expected of it, one decimal; 0 where it is unknown. */
  calculatedOpportunity: number;
  serpFeatures: SerpFeature[];
  rankingUrl: string | null;
  /** The move that it is the main search of, whose gain is the one above; left out where there is none. */
  move?: ReportMove;
}

/** A gap keyword, and what a page for it may bring. */
export interface PricedGap extends GapKeyword {
  /** Null where we have none. */
  ourRank: number | null;
  /** Extra visits a month to expect; null when unknown. */
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

/** Everything that an analyst may quote. It must not state a figure, keyword or domain that is not in here. */
export interface ReportFacts {
  domainName: string;
  languageCode: string;
  rankingDistribution: RankingDistribution;
  domainSummary: DomainSummary;
  momentum: Momentum;
  /** Inputs of `rateOverallHealth`. */
  health: {
    rankedKeywords: number;
    /** sum(volume x ctr(rank)) / sum(volume x ctr(1)), 0 to 1; null when no volume is known. */
    visibility: number | null;
    trendingUp: number;
    trendingDown: number;
    movements: { gained: number; up: number; down: number; lost: number } | null;
    /** How much of what the rating is made of is known. */
    basis: {
      /** Share (0 to 1) of the ranked keywords that have a volume. */
      volumeShare: number;
      /** Search Console's table of queries ends where it was cut off. */
      isCut: boolean;
      /** What Search Console's figures are filtered by, as its export writes it; null where they are of the whole site. */
      filter: string | null;
      /** Share (0 to 1) of the clicks whose queries Search Console does not name; null where it has told none. */
      hiddenShare: number | null;
      /** The site's clicks by Search Console; null where it has not told the last four weeks. */
      clicksAMonth: number | null;
      /** The most that one keyword promises, in extra clicks a month. */
      largestGain: number;
    };
  };
  /** Of the open moves where the list has some. */
  opportunities: KeywordFacts[];
  /** The open moves, those that bring most first; left out where there are none. */
  moves?: ReportMove[];
  /** The last day of the Search Console counts behind the gains; null for published click rates. */
  clickCurveOn: string | null;
  /** The day of the newest ranks or imported figures; null without any. */
  numbersOn: string | null;
  pages: { url: string; keywordCount: number; avgRank: number; move?: MoveMark | null }[];
  /** Keywords that several of our pages answer, the most searched first; pages by their rank. */
  rivalPages: { keywordText: string; urls: string[] }[];
  competitors: CompetitorFacts[];
}
