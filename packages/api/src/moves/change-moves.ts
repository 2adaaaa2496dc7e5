import type { Transaction } from '@keydence/db';
import type { ChangedMoves } from '@keydence/domain';
import { changePlan } from '../content-plan/lock-plan.ts';
import { type DomainContext, requireList } from '../tracked-domains/access.ts';
import { lockMoves, type MoveRow } from './access.ts';
import { replan } from './choose-plan.ts';
import { readMovesByIds } from './get-move.ts';
import { notifyMoves } from './move-run.ts';

/** Changes one move, which is locked; true if it was other before. */
export type ChangeMove = (tx: Transaction, move: MoveRow) => Promise<boolean>;

/**
 * Changes moves of the domain's list all together or not at all, and chooses the plan again. One change of a list runs at
 * a time; of two that want the same, the second finds it done. AppError('not_found') if one id is none of the list.
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
