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
 * Chooses the moves of two weeks with `choosePlan`; the findings of one move on its page are one
 * item.
 */
export function planMoves(
  moves: readonly PlanMove[],
  { capacityHours, start, leastPerHour }: MovePlanWish,
): PlanChoice[] {
  const candidates = moves.flatMap(({ id, state, touchedDaysAgo, isTooHard, addedHours, findings }) =>
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
  const reasons = new Map<string, MoveLeftOut>();
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

function withHours(move: FoundMove, hours: number): FoundMove {
  return { ...move, effortHours: move.effortHours + hours };
}

function moveIdOf(candidateId: string): string {
  return candidateId.split(' ', 1)[0] ?? candidateId;
}
