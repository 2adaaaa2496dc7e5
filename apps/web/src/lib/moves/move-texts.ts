import {
  formatDay,
  type Move,
  type MoveCause,
  type MoveConfidence,
  type MoveLeftOut,
  type MoveSkipReason,
  type MoveVerdict,
} from '@keydence/domain';
import { formatNumber, type Tone } from '@keydence/ui';

const numberWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** "1 move", "1,234 moves". */
export function countMoves(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'move' : 'moves'}`;
}

/** Count at the start of a sentence: "Four moves" up to ten. */
export function countMovesInWords(count: number): string {
  return `${numberWords[count] ?? formatNumber(count)} ${count === 1 ? 'move' : 'moves'}`;
}

/** "1 fact", "6 facts". */
export function countFacts(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'fact' : 'facts'}`;
}

/** "Competitors: 2 new pages, 1 rewritten"; null without any. */
export function competitorPagesText({ new: added, rewritten }: Move['competitorPages']): string | null {
  const parts = [
    ...(added > 0 ? [`${formatNumber(added)} new ${added === 1 ? 'page' : 'pages'}`] : []),
    ...(rewritten > 0 ? [`${formatNumber(rewritten)} rewritten`] : []),
  ];
  return parts.length === 0 ? null : `Competitors: ${parts.join(', ')}`;
}

/** "Nov 23 – Dec 6". */
export function periodText({ start, end }: { start: string; end: string }): string {
  return `${formatDay(start, 'short')} – ${formatDay(end, 'short')}`;
}

export const moveTexts = {
  accept: 'Accept',
  inPlan: 'In plan',
  skip: 'Skip',
  why: 'Why',
  markDone: 'Mark done',
  restore: 'Restore',
  undoDone: 'Mark not done',
  removeFromPlan: 'Remove from plan',
  acceptAll: (count: number) => (count === 1 ? 'Accept it' : `Accept all ${count}`),
  accepted: (count: number) => (count === 1 ? 'Move accepted' : `${countMoves(count)} accepted`),
  skipped: 'Move skipped',
  done: 'Move marked as done',
  restored: 'Move restored',
  acceptFailed: 'Could not accept the move',
  skipFailed: 'Could not skip the move',
  doneFailed: 'Could not mark the move as done',
  restoreFailed: 'Could not restore the move',
  gone: 'The moves were computed again, and this one is no longer among them.',
  due: (day: string) => `Due ${formatDay(day, 'short')}`,
  states: {
    proposed: 'Proposed',
    accepted: 'In plan',
    skipped: 'Skipped',
    done: 'Done',
    judged: 'Done',
  },
  bet: 'A bet',
  betHint: 'An uncertain move with a large possible gain. One move in five is a bet.',
  gainUnknown: 'Neither impressions nor a search volume are known.',
  until: (day: string) => `Skipped until ${formatDay(day, 'medium')}`,
  untilRestored: 'Skipped until you restore it',
  doneOn: (day: string) => `Done ${formatDay(day, 'medium')}`,
} as const;

export const dialogTexts = {
  doneTitle: 'When was this done?',
  doneHint: 'Its review counts clicks from this date.',
  date: 'Date',
  dateMissing: 'Choose a date.',
  otherTitle: 'Why skip this move?',
  reason: 'Reason',
  reasonMissing: 'Enter a reason.',
  cancel: 'Cancel',
} as const;

/** Reasons to skip a move, in menu order. `already_done` asks for the date instead. */
export const skipLabels: Record<MoveSkipReason, string> = {
  not_now: 'Not now',
  not_our_topic: 'Not our topic',
  already_done: 'Already done…',
  too_much_work: 'Too much work',
  other: 'Other…',
};

/** Labels of recorded skip reasons. */
export const skippedBecause: Record<MoveSkipReason, string> = {
  ...skipLabels,
  already_done: 'Already done',
  other: 'Other reason',
};

export const leftOutLabels: Record<MoveLeftOut, string> = {
  excluded: 'Skipped by you',
  in_progress: 'In progress',
  cooling: 'Changed recently',
  waits_for_merge: 'Waits for a merge',
  same_page: 'Page gets merged',
  too_hard: 'Too hard now',
  nothing_to_win: 'Nothing to win',
  too_little: 'Too little for the work',
  not_known: 'Demand unknown',
  fewer_visits: 'Lower gain per hour',
  no_room: 'No hours left',
};

export const leftOutHints: Record<MoveLeftOut, string> = {
  excluded: 'A member has skipped this move.',
  in_progress: 'A move on this page is in progress.',
  cooling: 'Its page or topic changed recently. Wait for the result of that work.',
  waits_for_merge: 'A merge in the same topic decides first which page to keep.',
  same_page: 'A planned merge redirects its page to another one.',
  too_hard: 'Its difficulty is far above what your site ranks for.',
  nothing_to_win: 'No extra visits are expected from it.',
  too_little:
    'Too few visits for its hours: an hour should bring at least 1.2 visits a month, or fewer on a small site.',
  not_known: 'Neither impressions nor a search volume are known, so it has no gain.',
  fewer_visits: 'Each planned move gains more visits per hour.',
  no_room: 'It needs more hours than the two weeks have left.',
};

const tested: Record<MoveConfidence, string> = {
  high: 'High: tests passed, with much counted behind them.',
  medium: 'Medium: a test passed.',
  low: 'Low: an assumption carries it, such as published click rates.',
};

const untested: Record<MoveConfidence, string> = {
  // Only for moves from before this was distinguished.
  high: 'Your own click rates, with at least 100 clicks or 3,000 impressions. The place to reach is an assumption.',
  medium:
    'Medium: your own click rates, with at least 100 clicks or 3,000 impressions. The place to reach is an assumption.',
  low: 'Low: the place to reach is an assumption, with few counts, or with click rates that are not your own.',
};

const pageUnknown =
  'Low: the place to reach is an assumption, and the counts do not name the page of these searches.';

const testedCauses: readonly MoveCause[] = ['decay', 'low_click_rate'];

/** Basis of a move's confidence; its gain comes from the first cause. */
export function confidenceText(move: Pick<Move, 'confidence' | 'causes' | 'pages'>): string {
  const {
    confidence,
    causes: [cause],
    pages,
  } = move;
  if (confidence === 'low' && cause === 'striking_distance' && pages.length === 0) return pageUnknown;
  const texts = cause !== undefined && testedCauses.includes(cause) ? tested : untested;
  return texts[confidence];
}

export const verdictLabels: Record<MoveVerdict, string> = {
  worked: 'Worked',
  helped: 'Helped a little',
  no_clear_change: 'No clear change',
  fell: 'Fell',
  too_early: 'Too early',
  cannot_tell: 'Cannot tell',
};

export const verdictTones: Record<MoveVerdict, Tone> = {
  worked: 'good',
  helped: 'good',
  no_clear_change: 'neutral',
  fell: 'weak',
  too_early: 'neutral',
  cannot_tell: 'medium',
};
