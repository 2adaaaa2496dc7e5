import { laterDay, type MoveRules } from '@keydence/domain';

/** Simple rules for tests: proposed moves are planned in the given order, within the available hours. */
export function createTestMoveRules(overrides: Partial<MoveRules> = {}): MoveRules {
  return {
    find: async () => ({ moves: [], siteFall: null }),
    plan(moves, { capacityHours, start }) {
      let hours = capacityHours;
      return moves
        .filter(({ state }) => state === 'proposed')
        .map(({ id, effortHours, isTooHard }) => {
          const isPlanned = !isTooHard && effortHours <= hours;
          if (isPlanned) hours -= effortHours;
          const leftOut = isPlanned ? null : isTooHard ? 'too_hard' : 'no_room';
          return { id, isPlanned, isBet: false, leftOut, dueOn: isPlanned ? laterDay(start, 6) : null };
        });
    },
    chooseControls: (_before, pages) => [...pages],
    judge: ({ controls }) => ({ verdict: 'no_clear_change', extra: null, controlCount: controls.length }),
    ...overrides,
  };
}
