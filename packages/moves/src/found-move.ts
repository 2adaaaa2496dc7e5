import type { GainVerb, MoveGain } from '@keydence/domain';
import type { MoveDetails } from './move-details.ts';

export type MoveCause = keyof MoveDetails;

/** A measure that a rule compares with its threshold. */
export type TriggerName =
  | 'impressions'
  /** Searches a month, as a tool estimates them. */
  | 'search_volume'
  /** Expected extra visits a month, `gain.mid`. */
  | 'gain'
  /** Clicks against those that the site's own rates expect; 0.6 is 40 % fewer. */
  | 'click_ratio'
  /** False discovery rate of the page among all tested ones. */
  | 'false_discovery'
  /** Click rate against that of an earlier window; 0.7 is 30 % lower. */
  | 'rate_ratio'
  /** The change of the click rate in standard deviations. */
  | 'rate_score'
  /** Share of the expected clicks that came in the last 28 days, less 1. */
  | 'change'
  /** The change in standard deviations of the page's own variation. */
  | 'score'
  /** Expected clicks that did not come in the last 28 days. */
  | 'lost_clicks'
  | 'shared_searches'
  /** How evenly two pages share impressions: 0 is one page alone, 1 is half each. */
  | 'entropy'
  /** Changes of the leading page in eight weeks. */
  | 'swaps'
  /** Impressions of shared searches among all of both pages, 0 to 1. */
  | 'overlap'
  /** Links in the texts of other pages. */
  | 'in_links'
  | 'sources'
  /** 0 to 1. */
  | 'relevance'
  /** A competitor's best rank. */
  | 'competitor_rank'
  /** Impressions a month beyond place 30. */
  | 'deep_impressions';

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
  /** 0 without Search Console. */
  impressions: number;
  clicks: number;
  /** The average position; null if the site was never shown. */
  position: number | null;
  /** The organic rank of the last check; null if unknown or none. */
  rank: number | null;
  /** Searches a month, as a tool estimates them; null if unknown. */
  searchVolume: number | null;
  /** The position that the move aims at; null if it aims at none. */
  target: number | null;
  /** Clicks of this search against the curve; 1 where nothing was counted. */
  level: number;
  /** Extra visits a month if the target is reached. The searches of a page add up to its `gain.success`. */
  success: number;
}

export interface MoveTopic {
  id: number;
  name: string;
}

/** `low`: an assumption carries it, such as published click rates. `high`: tested, with 100 clicks or 3,000 impressions. */
export type MoveConfidence = 'high' | 'medium' | 'low';

interface MoveBase {
  verb: GainVerb;
  /** Addresses, the one to work on first. Empty if the page is unknown or new. */
  pages: string[];
  /**
   * For an unknown page, the one that probably serves its searches; null or omitted if none is
   * guessed.
   */
  likelyPage?: string | null;
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

/** A move that a rule found. With its details it has every number that a sentence about it may say. */
export type FoundMove<Cause extends MoveCause = MoveCause> = {
  [Each in Cause]: MoveBase & { cause: Each; details: MoveDetails[Each] };
}[Cause];

/** Evidence of a move holds no more searches. */
export const maxEvidence = 10;
