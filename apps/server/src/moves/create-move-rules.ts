import type { MoveRules } from '@keydence/domain';
import { chooseControls, judgeMove } from '@keydence/moves';
import { planMoves } from './plan-moves.ts';

/** The rules of `packages/moves` behind the port; `find` runs the search. */
export function createMoveRules(find: MoveRules['find']): MoveRules {
  return {
    find,
    plan: planMoves,
    chooseControls: (before, pages) =>
      chooseControls(
        before,
        pages.map((page) => ({ ...page, after: 0, isTreated: false })),
      ).map(({ page, before: clicks, hasSameTrigger }) => ({ page, before: clicks, hasSameTrigger })),
    judge: judgeMove,
  };
}
