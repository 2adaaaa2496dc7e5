import {
  laterDay,
  type MoveLeftOut,
  type MovePlanWish,
  type PlanChoice,
  type PlanMove,
} from '@keydence/domain';
import { choosePlan, type FoundMove } from '@keydence/moves';

/** Maximum items in two weeks, regardless of hours. */
const mostPages = 20;

/**
 * Chooses the moves of two weeks with `choosePlan`; the findings of one move on its page are one item. Of moves that share
 * a page, the first one is a candidate.
 */
export function planMoves(
  moves: readonly PlanMove[],
  { capacityHours, start, leastPerHour }: MovePlanWish,
): PlanChoice[] {
  const able = keepOneMove(moves);
  const candidates = able.flatMap(({ id, state, touchedDaysAgo, isTooHard, addedHours, findings }) =>
    findings.map((finding, index) => ({
      id: `${id} ${index}`,
      // Written by `findMoves`.
      move: withHours(finding as unknown as FoundMove, index === 0 ? addedHours : 0),
      isPinned: false,
      isExcluded: state === 'skipped',
      isInProgress: state === 'accepted',
      touchedDaysAgo,
      isTooHard,
      seasonStartsInWeeks: null,
    })),
  );
  const { items, leftOut } = choosePlan(candidates, {
    hours: Math.max(0, capacityHours),
    pages: mostPages,
    leastPerHour,
  });
  const planned = new Map(items.flatMap((item) => item.moveIds.map((id) => [moveIdOf(id), item] as const)));
  const reasons = new Map<string, MoveLeftOut>(
    moves.filter((move) => !able.includes(move)).map(({ id }) => [id, 'same_page']),
  );
  for (const { moveId, reason } of leftOut) {
    const id = moveIdOf(moveId);
    if (!reasons.has(id)) reasons.set(id, reason.code);
  }
  return moves
    .filter(({ state }) => state === 'proposed')
    .map(({ id }) => {
      const item = planned.get(id);
      return {
        id,
        isPlanned: item !== undefined,
        isBet: item?.isBet ?? false,
        leftOut: item ? null : (reasons.get(id) ?? 'fewer_visits'),
        dueOn: item ? laterDay(start, item.dueDay - 1) : null,
      };
    });
}

/** Moves without those that share a page with an earlier proposed one, such as a restored one with one of the last run. */
function keepOneMove(moves: readonly PlanMove[]): PlanMove[] {
  const taken = new Set<string>();
  return moves.filter(({ state, findings }) => {
    if (state !== 'proposed') return true;
    const pages = findings.flatMap((finding) => (finding as unknown as FoundMove).pages);
    if (pages.some((page) => taken.has(page))) return false;
    for (const page of pages) taken.add(page);
    return true;
  });
}

function withHours(move: FoundMove, hours: number): FoundMove {
  return { ...move, effortHours: move.effortHours + hours };
}

function moveIdOf(candidateId: string): string {
  return candidateId.split(' ', 1)[0] ?? candidateId;
}
