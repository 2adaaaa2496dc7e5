import type { FoundMove } from '../found-move.ts';

/** What to do and why. Every number in it is a field of the move. */
export function moveSentence(move: FoundMove): string {
  return move.cause;
}

/** One fact and what it means, in at most 90 characters. */
export function moveReason(move: FoundMove): string {
  return move.cause;
}
