import type { Transaction } from '@keydence/db';
import type { ChangedMoves } from '@keydence/domain';
import { type DomainContext, requireList } from '../access/get-domain-scope.ts';
import { changePlan } from '../content-plan/lock-plan.ts';
import type { MoveRow } from '../gains/move-gain-view.ts';
import { notifyMoves } from '../runs/move-moves-run.ts';
import { lockMoves } from './access.ts';
import { replan } from './choose-plan.ts';
import { readMovesByIds } from './get-move.ts';

/** Changes one locked move; returns true if anything changed. */
export type ChangeMove = (tx: Transaction, move: MoveRow) => Promise<boolean>;

/**
 * Changes all given moves of the domain's list, or none, and chooses the plan again. Changes of a list run one at a
 * time; the second of two equal changes finds nothing to do. AppError('not_found') if any id is not in the list.
 */
export async function changeMoves(
  ctx: DomainContext,
  moveIds: readonly string[],
  change: ChangeMove,
): Promise<ChangedMoves> {
  const { services } = ctx;
  const listId = requireList(ctx.domain).id;
  return changePlan(ctx, listId, async (tx) => {
    const rows = await lockMoves(tx, listId, moveIds);
    await ctx.requireUnchanged?.(tx);
    const changedIds: string[] = [];
    for (const row of rows) if (await change(tx, row)) changedIds.push(row.id);
    if (changedIds.length > 0) {
      await replan(tx, services, listId);
      await notifyMoves(tx, listId);
    }
    const data = await readMovesByIds(
      tx,
      ctx,
      rows.map(({ id }) => id),
    );
    return { data, changedIds };
  });
}
