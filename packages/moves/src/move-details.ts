/** Facts of a move that only its rule has, by cause. All are plain values, so that they can be stored. */
export interface MoveDetails {
  /** update: searches show the page at places 4 to 20. */
  striking_distance: StrikingDetails;
  /** update: the page is clicked less than its place leads to expect, or than before. */
  low_click_rate: ClickRateDetails;
  /** update, or merge if another page took over: the page lost clicks. */
  decay: DecayDetails;
  /** merge: two pages share their searches. */
  competing_pages: MergeDetails;
  /** link: a page near the top that few others link to. */
  few_links: LinkDetails;
  missing_page: WriteDetails;
}

export interface StrikingDetails {
  /** Searches at places 4 to 20, those beyond the evidence included. */
  searches: number;
  /** Impressions of them in the window; 0 without Search Console. */
  impressions: number;
  /** Those that only a tool has estimated, and their searches a month. */
  estimatedSearches: number;
  searchVolume: number;
  days: number;
}

/** The page against the site's own click rates, in a test that allows for how much searches differ. */
export interface CurveWitness {
  expectedClicks: number;
  clicks: number;
  /** One-sided, of the negative binomial distribution. */
  p: number;
  /** False discovery rate among the tested pages (Benjamini and Hochberg, 1995). */
  falseDiscovery: number;
}

/** The page against itself: the same searches at about the same places in an earlier window. */
export interface FormerWitness {
  period: FormerPeriod;
  /** 0 to 1, at the impressions of the current window. */
  rate: number;
  formerRate: number;
  /** Standard deviations. */
  score: number;
}

export type FormerPeriod = 'previous' | 'year_ago';

export interface ClickRateDetails {
  /** Average over the tested searches. */
  position: number;
  impressions: number;
  clicks: number;
  /** 0 to 1. */
  clickRate: number;
  /** The rate to reach: the site's own at these places, or the page's former one. */
  usualRate: number;
  usual: 'site' | 'former';
  /** Null if the test did not find it. */
  curve: CurveWitness | null;
  former: FormerWitness | null;
}

/** Why a page lost clicks. A fall of demand is no move, see `findDecayMoves`. */
export type DecayReason = 'place_fell' | 'demand_fell' | 'clicks_fell' | 'taken_over' | 'unknown';

export interface DecayDetails {
  /** Share of the expected clicks that came in the last 28 days, less 1. */
  change: number;
  /** Expected clicks that did not come in the last 28 days. */
  lost: number;
  expected: number;
  /** `YYYY-MM-DD` */
  startedOn: string;
  reason: DecayReason;
  /** Average over the page's searches; null if unknown. */
  position: { before: number; now: number } | null;
  /** The page that took over; null for other reasons. */
  otherPage: string | null;
}

/** The page with most impressions for a search in each week, oldest first; null for a week without a clear one. */
export interface LeaderStrip {
  query: string;
  weeks: (string | null)[];
}

export interface SharedSearch {
  text: string;
  kept: PageCount;
  other: PageCount;
}

export interface PageCount {
  impressions: number;
  clicks: number;
  position: number;
}

export interface MergeDetails {
  kept: string;
  other: string;
  /** The shared search with most impressions, those that change their page first. */
  query: string;
  /** Impressions of that search in the window. */
  impressions: number;
  swaps: number;
  /** Weeks that were counted; 0 if none are known. */
  weeks: number;
  entropy: number;
  overlap: number;
  /** Searches that the two pages share, those beyond the evidence included. */
  sharedSearches: number;
  shared: SharedSearch[];
  leaders: LeaderStrip[];
}

/** A place where a link can go. */
export interface LinkSource {
  page: string;
  sentence: string;
  /** Words of the sentence to link. */
  anchor: string;
}

export interface LinkDetails {
  sources: LinkSource[];
  /** Links to the page in the texts of others. */
  inLinks: number;
  /** The search that brings most. */
  query: string;
  position: number;
}

export interface TopicRanker {
  domain: string;
  page: string | null;
  rank: number;
  keyword: string;
  /** Keywords of the topic at ranks 1 to 20, and their searches a month. */
  keywordCount: number;
  searches: number;
}

export interface WriteDetails {
  keywordCount: number;
  /** Searches a month. */
  searches: number;
  target: number;
  /** Best first. */
  rankers: TopicRanker[];
  /** The own page that comes nearest, with its similarity of 0 to 1; null if none is near or it is unknown. */
  nearestPage: { page: string; similarity: number } | null;
  /** Mean of the known difficulties, by what each keyword can bring; null if unknown. */
  difficulty: number | null;
  reachableDifficulty: number | null;
}
