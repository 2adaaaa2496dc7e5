import type { MoveGain } from '@keydence/domain';
import type { FoundMove, MoveConfidence, MoveTopic } from '../found-move.ts';

/** A found move with what the plan has to know of it. */
export interface PlanCandidate {
  /** Names the move; unique, and breaks ties. */
  id: string;
  move: FoundMove;
  /** Must be in, as far as the capacity reaches. */
  isPinned: boolean;
  isExcluded: boolean;
  isInProgress: boolean;
  /** Days since its page was last touched, or its topic written about; null if never. */
  touchedDaysAgo: number | null;
  /** See `WriteFindings.tooHard`. */
  isTooHard: boolean;
  /** Weeks until its season starts; null without a season. */
  seasonStartsInWeeks: number | null;
}

export interface PlanCapacity {
  /** Hours of work in two weeks; whole quarters count. */
  hours: number;
  pages: number;
  /** Visits a month that an hour of work must bring at least; 0 if left out. */
  leastPerHour?: number;
}

export interface PlanItem {
  /** Ids of its moves, the strongest first. */
  moveIds: string[];
  /** Null for a new page, or an unknown one. */
  page: string | null;
  topic: MoveTopic | null;
  /** Of the union of the searches, each counted once. Null for a pinned move of which it is unknown. */
  gain: MoveGain | null;
  confidence: MoveConfidence;
  effortHours: number;
  /** It is in for its chance of a large gain. */
  isBet: boolean;
  /** 1 to 14: the day of the two weeks on which it is due. */
  dueDay: number;
}

/** Why a move is not in the plan, the first that holds. */
export type PlanLeftOut =
  | { code: 'excluded' }
  | { code: 'in_progress' }
  /** Its page was touched in the last eight weeks, or its topic written about in the last four. */
  | { code: 'cooling' }
  /** A merge settles first which page of the topic is the one. */
  | { code: 'waits_for_merge'; moveId: string }
  | { code: 'too_hard' }
  | { code: 'nothing_to_win' }
  /** Fewer visits for an hour than is worth the work. */
  | { code: 'too_little' }
  /** Neither impressions nor searches are known. */
  | { code: 'not_known' }
  | { code: 'same_page'; moveId: string }
  /** Fewer visits for an hour than the last one in. */
  | { code: 'fewer_visits' }
  | { code: 'no_room'; limit: 'hours' | 'pages' | 'topic' };

export interface ChosenPlan {
  /** The first due first. */
  items: PlanItem[];
  leftOut: { moveId: string; reason: PlanLeftOut }[];
  hours: number;
  /** Extra visits a month of all items together: what is expected, and its 80 % range. */
  range: { low: number; mid: number; high: number };
}
