import type { MoveGain } from '../gain/sum-gains.ts';
import type { MoveFacts } from './facts.ts';
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

/** Evidence with keywords by their numbers in the list; `likelyPage` is absent in moves of earlier versions. */
export type NumberedEvidence = Omit<MoveEvidence, 'queries' | 'likelyPage'> & {
  likelyPage?: string | null;
  queries: (Omit<MoveQuery, 'keywordId'> & { keywordId: number | null })[];
};

/** What one rule has found, as it was found: the plan is chosen from it again later. Only the rules read it. */
export type MoveFinding = { verb: MoveVerb; cause: MoveCause } & Record<string, unknown>;

/** A move as the rules find it; keywords and topics by their numbers in the list. */
export interface ComputedMove {
  verb: MoveVerb;
  /** All rules that fired on its page, the one that brings most first. */
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
  /** The site cannot win its searches now. */
  isTooHard: boolean;
  findings: MoveFinding[];
}

/** What the choice of a plan asks of a move. */
export interface PlanMove {
  id: string;
  state: 'proposed' | 'accepted' | 'skipped';
  /** Days since its page was last touched, or its topic written about; null if never. */
  touchedDaysAgo: number | null;
  isTooHard: boolean;
  effortHours: number;
  /** Hours among them that members have added by finding it too much work. */
  addedHours: number;
  findings: readonly MoveFinding[];
}

export interface MovePlanWish {
  /** Hours of the two weeks. */
  capacityHours: number;
  /** The first of the fourteen days. */
  start: string;
  /** Visits a month that an hour must bring at least. */
  leastPerHour: number;
}

/** Where a proposed move stands. */
export interface PlanChoice {
  id: string;
  isPlanned: boolean;
  isBet: boolean;
  leftOut: MoveLeftOut | null;
  dueOn: string | null;
}

export interface ControlCandidate {
  page: string;
  /** Clicks in 28 days before the move was done. */
  before: number;
  /** The finding behind the move applied to this page too, but nobody acted on it. */
  hasSameTrigger: boolean;
}

export interface JudgedControl extends ControlCandidate {
  /** Clicks in the 28 days that end at a checkpoint. */
  after: number;
}

export interface JudgedMove {
  before: number;
  after: number;
  /** Least extra clicks in 28 days that the move promised. */
  gainLow: number;
  controls: readonly JudgedControl[];
  /** Days since the move was done, and the day of its first checkpoint. */
  daysSince: number;
  firstCheckpoint: number;
  /** Days of each window that have counts, of 28. */
  countedDays: { before: number; after: number };
  /** The site moved, was rebuilt, or its tracking changed between the windows. */
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

/** The rules about moves. */
export interface MoveRules {
  /** Finds the moves of a list. It may take long, so it runs beside everything else. */
  find(facts: MoveFacts, search: MoveSearch): Promise<ComputedMove[]>;
  /** Chooses the moves of two weeks; an answer for each proposed one. */
  plan(moves: readonly PlanMove[], wish: MovePlanWish): PlanChoice[];
  /** Untouched pages that a move can be compared with, the nearest first. */
  chooseControls(before: number, pages: readonly ControlCandidate[]): ControlCandidate[];
  judge(move: JudgedMove): ReachedVerdict;
}
