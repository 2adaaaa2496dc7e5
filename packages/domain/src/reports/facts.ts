import type { CompetitorTopKeyword, GapKeyword } from '../competitors/schema.ts';
import type { SearchIntent, SerpFeature } from '../search-data/port.ts';
import type { DomainSummary, Momentum, RankingDistribution } from './schema.ts';

/** One keyword with what an analyst may say about it. Numbers are null when unknown. */
export interface KeywordFacts {
  keywordText: string;
  intent: SearchIntent | null;
  searchVolume: number | null;
  difficultyScore: number | null;
  rankAbsolute: number | null;
  opportunityScore: number | null;
  /** Signed percent text such as "+12%". */
  trend3m: string;
  /** Extra clicks a month when the target rank is reached, one decimal. */
  calculatedOpportunity: number;
  serpFeatures: SerpFeature[];
  rankingUrl: string | null;
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
  gapKeywords: GapKeyword[];
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
  };
  opportunities: KeywordFacts[];
  /** The last day of the Search Console counts behind the extra clicks; null for published click rates. */
  clickCurveOn: string | null;
  pages: { url: string; keywordCount: number; avgRank: number }[];
  /** Keywords that several of our pages answer, the most searched first; pages by their rank. */
  rivalPages: { keywordText: string; urls: string[] }[];
  competitors: CompetitorFacts[];
}
