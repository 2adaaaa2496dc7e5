import type { GainVerb, MoveGain } from '@keydence/domain';

/** The rule that found a move. */
export type MoveCause =
  /** update: searches show the page at places 4 to 20. */
  'striking_distance';

/** A measure that a rule compares with its threshold. */
export type TriggerName =
  /** Impressions in the window. */
  | 'impressions'
  /** Expected extra visits a month, `gain.mid`. */
  | 'gain';

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
  verb: GainVerb;
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
