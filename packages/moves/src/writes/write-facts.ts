import type { SearchIntent, SiteRates } from '@keydence/domain';
import type { FoundMove, MoveTopic } from '../found-move.ts';
import type { CountedWindow, SearchedQuery } from '../shared/searched-query.ts';

export interface CompetitorRank {
  domain: string;
  page: string | null;
  rank: number;
}

export interface TopicKeyword
  extends Pick<SearchedQuery, 'id' | 'text' | 'impressions' | 'clicks' | 'facts'> {
  /** Average position of the best own page, by Search Console; null if the site was never shown. */
  position: number | null;
  /** Best organic rank of an own page; null if none is known. */
  rank: number | null;
  intent: SearchIntent | null;
  isBrand: boolean;
  /** Keywords that one results page serves; null if unknown, and all of a topic and intent are one group. */
  groupId: number | null;
  /** Tracked competitors at ranks 1 to 20. */
  competitors: readonly CompetitorRank[];
}

export interface WriteTopic {
  topic: MoveTopic;
  /** 0 to 1; null if unknown. */
  relevance: number | null;
  keywords: readonly TopicKeyword[];
  /** The site has a page for other keywords of the topic. */
  hasPage: boolean;
  /** The title of an own page has the topic's main words. */
  hasTitledPage: boolean;
  nearestPage: { page: string; similarity: number } | null;
  /** A move to merge pages of the topic is open. */
  hasOpenMerge: boolean;
  /** Weeks until its season ends; null without a season. */
  seasonEndsInWeeks: number | null;
}

export interface WriteFacts {
  /** A caller may leave out topics below the relevance, or without a keyword beyond place 50. */
  topics: readonly WriteTopic[];
  /** Topics below it are about other subjects. */
  leastRelevance: number;
  /** The hardest difficulty that the site can win now; null if too little is known. */
  reachableDifficulty: number | null;
  window: CountedWindow;
  site: SiteRates;
}

export interface WriteFindings {
  moves: FoundMove<'missing_page'>[];
  /** Too hard for the site now. They are not proposed; a plan names them among those left out. */
  tooHard: FoundMove<'missing_page'>[];
}
