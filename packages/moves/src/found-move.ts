import type { MoveGain } from '@keydence/domain';

/** One piece of work: a new page, a page made better, two pages made one, or links to a page. */
export type MoveVerb = 'write' | 'update' | 'merge' | 'link';

/** The rule that found a move. Each cause belongs to one verb. */
export type MoveCause =
  /** update: searches show the page at places 4 to 20. */
  | 'striking_distance'
  /** update: the page is clicked less than its places lead to expect. */
  | 'low_click_rate'
  /** update: the page loses clicks against its own past and its peers. */
  | 'decay'
  /** merge: two pages take turns for the same searches. */
  | 'shared_queries'
  /** link: a page at places 4 to 20 that few texts of the site link to. */
  | 'few_links'
  /** write: a topic with demand and no page. */
  | 'no_page';

/** A measure that a rule compares with its threshold. */
export type TriggerName =
  /** Impressions in the window. */
  | 'impressions'
  /** Expected extra visits a month, `gain.mid`. */
  | 'gain'
  /** Clicks against those that the curve expects, 0 to 1 and above. */
  | 'click_rate_ratio'
  /** Clicks that the curve expects in the window. */
  | 'expected_clicks'
  /** Benjamini and Hochberg's q: the expected share of false alarms among the pages found. */
  | 'false_discovery_rate'
  /** The click rate against the window before, less 1: −0.3 is 30 % lower. */
  | 'click_rate_change'
  /** The test statistic of that change, in standard deviations. */
  | 'click_rate_score'
  /** Clicks against what past and peers lead to expect, less 1. */
  | 'decay_change'
  /** The test statistic of that change, in standard deviations. */
  | 'decay_score'
  /** Clicks missing in 28 days. */
  | 'lost_clicks'
  /** Searches that show both pages. */
  | 'shared_queries'
  /** How evenly the pages share the impressions of the searches: 0 one page alone, 1 evenly. */
  | 'entropy'
  /** Changes of the leading page from week to week. */
  | 'swaps'
  /** Impressions-weighted Jaccard index of the two pages' searches, 0 to 1. */
  | 'overlap'
  /** Links to the page in texts of the site. */
  | 'links_in_texts'
  /** Pages of the site that can link to it. */
  | 'link_sources'
  /** How well the topic suits the site, 0 to 1. */
  | 'relevance'
  /** Tracked competitors among the first 20 results. */
  | 'competitors';

export interface MoveTrigger {
  name: TriggerName;
  value: number;
  threshold: number;
}

/** A search behind a move, as Search Console counted it in the window. */
export interface EvidenceQuery {
  /** Null if the search is no keyword of the list. */
  keywordId: number | null;
  text: string;
  impressions: number;
  clicks: number;
  /** The average position; null if the site was never shown. */
  position: number | null;
}

export interface MoveTopic {
  id: number;
  name: string;
}

/** `low`: an assumption carries it, such as published click rates. `high`: tested, with 100 clicks or 3,000 impressions. */
export type MoveConfidence = 'high' | 'medium' | 'low';

/** A move that a rule found. It has every number that a sentence about it may say. */
export interface FoundMove {
  verb: MoveVerb;
  cause: MoveCause;
  /** Addresses, the one to work on first. Empty if the page is unknown or new. */
  pages: string[];
  topic: MoveTopic | null;
  /** The searches that bring most of the gain, at most 10, largest first. */
  queries: EvidenceQuery[];
  triggers: MoveTrigger[];
  /** Extra visits a month; null if neither impressions nor a volume are known. */
  gain: MoveGain | null;
  confidence: MoveConfidence;
  /** Hours of work, in steps of a quarter. */
  effortHours: number;
}

/** Evidence of a move holds no more searches. */
export const maxEvidence = 10;
