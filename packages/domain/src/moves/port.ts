import type { MoveGain } from '../gain/sum-gains.ts';
import type { PackedMoveFacts } from './facts.ts';
import type { MoveVerdict } from './judgement-schema.ts';
import type {
  MoveCause,
  MoveConfidence,
  MoveEvidence,
  MoveLeftOut,
  MoveQuery,
  MoveTrigger,
  MoveVerb,
} from './schema.ts';

/** Evidence with keywords by their numbers in the list; moves of earlier versions have no `likelyPage`. */
export type NumberedEvidence = Omit<MoveEvidence, 'queries' | 'likelyPage'> & {
  likelyPage?: string | null;
  queries: (Omit<MoveQuery, 'keywordId'> & { keywordId: number | null })[];
};

/** Raw finding of one rule, stored to choose the plan from it again later. Only the rules read it. */
export type MoveFinding = { verb: MoveVerb; cause: MoveCause } & Record<string, unknown>;

/** A move computed by the rules; keywords and topics by their numbers in the list. */
export interface ComputedMove {
  verb: MoveVerb;
  /** All rules that fired on its page, largest gain first. */
  causes: MoveCause[];
  pages: string[];
  topic: { id: number; name: string } | null;
  sentence: string;
  reason: string;
  evidence: NumberedEvidence;
  triggers: MoveTrigger[];
  gain: MoveGain | null;
  confidence: MoveConfidence;
  effortHours: number;
  /** True if the site cannot win its searches now. */
  isTooHard: boolean;
  findings: MoveFinding[];
}

/** Result of the rules for a list. */
export interface FoundMoves {
  moves: ComputedMove[];
  /** Clicks of the site's typical page in the last four weeks against the months before, less 1; null if the site did not fall as a whole. */
  siteFall: number | null;
}

/** Facts about a move for choosing a plan. */
export interface PlanMove {
  id: string;
  state: 'proposed' | 'accepted' | 'skipped';
  /** Days since its page was last changed, or its topic written about; null if never. */
  touchedDaysAgo: number | null;
  isTooHard: boolean;
  effortHours: number;
  /** Hours of these added because members found it too much work. */
  addedHours: number;
  findings: readonly MoveFinding[];
}

export interface MovePlanWish {
  /** Available hours in the two weeks. */
  capacityHours: number;
  /** First of the fourteen days. */
  start: string;
  /** Minimum visits a month per hour. */
  leastPerHour: number;
}

/** Result of the choice for a proposed move. */
export interface PlanChoice {
  id: string;
  isPlanned: boolean;
  isBet: boolean;
  leftOut: MoveLeftOut | null;
  dueOn: string | null;
}

export interface ControlCandidate {
  page: string;
  /** Clicks in the 28 days before the move was done. */
  before: number;
  /** True if the finding behind the move also applied to this page, without any action on it. */
  hasSameTrigger: boolean;
}

export interface JudgedControl extends ControlCandidate {
  /** Clicks in the 28 days that end at a checkpoint. */
  after: number;
}

export interface JudgedMove {
  before: number;
  after: number;
  /** Minimum extra clicks in 28 days that the move promised. */
  gainLow: number;
  controls: readonly JudgedControl[];
  /** Days since the move was done, and the day of its first checkpoint. */
  daysSince: number;
  firstCheckpoint: number;
  /** Days of each window with counts, of 28. */
  countedDays: { before: number; after: number };
  /** True if the site moved, was rebuilt, or changed its tracking between the windows. */
  isBroken: boolean;
}

export interface ReachedVerdict {
  verdict: MoveVerdict;
  extra: { low: number; mid: number; high: number } | null;
  controlCount: number;
}

export interface MoveSearch {
  signal: AbortSignal;
  /** 0 to 1. */
  onProgress: (progress: number) => void;
}

export interface MoveRules {
  /**
   * Finds the moves of a list. Takes long, so it runs in parallel with other work. The packed parts of the facts are
   * gone afterwards.
   */
  find(facts: PackedMoveFacts, search: MoveSearch): Promise<FoundMoves>;
  /** Chooses the moves of two weeks; returns one choice for each proposed move. */
  plan(moves: readonly PlanMove[], wish: MovePlanWish): PlanChoice[];
  /** Untouched pages to compare a move with, nearest first. */
  chooseControls(before: number, pages: readonly ControlCandidate[]): ControlCandidate[];
  judge(move: JudgedMove): ReachedVerdict;
}
