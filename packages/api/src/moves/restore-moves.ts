import { schema, type Transaction } from '@keydence/db';
import { AppError, type ChangedMoves, type RestoreMovesInput } from '@keydence/domain';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import type { MoveRow } from '../gains/move-gain-view.ts';
import { changeMoves } from './change-moves.ts';
import { moveMessages } from './move-messages.ts';
import { leavePlan, notAccepted } from './remove-from-plan.ts';
import { undoReason } from './skip-effects.ts';

const { moves, moveJudgements } = schema;

/**
 * Restores moves: accepted and skipped ones to proposed, done ones to their previous state. An accepted move leaves the
 * content plan, unless a member has changed its plan item. Effects of a skip reason are undone. Proposed moves stay
 * unchanged. AppError('conflict') for a judged move, and for a done one whose work a member has accepted or skipped
 * again since.
 */
export async function restoreMoves(
  ctx: DomainContext,
  { moveIds }: RestoreMovesInput,
): Promise<ChangedMoves> {
  const { services } = ctx;
  return changeMoves(ctx, moveIds, async (tx, move) => {
    if (move.state === 'proposed') return false;
    if (move.state === 'judged') throw new AppError('conflict', moveMessages.judged);
    if (move.state === 'done') {
      await makeUndone(tx, move);
      return true;
    }
    await leavePlan(tx, services, move);
    await undoReason(tx, services, move);
    await tx
      .update(moves)
      .set({
        ...notAccepted,
        state: 'proposed',
        skipReason: null,
        skipNote: null,
        skipUntil: null,
        skippedBy: null,
      })
      .where(isMove(move));
    return true;
  });
}

const isMove = ({ listId, id }: MoveRow) => and(eq(moves.listId, listId), eq(moves.id, id));

async function makeUndone(tx: Transaction, move: MoveRow): Promise<void> {
  const isSameWork = and(
    eq(moves.listId, move.listId),
    eq(moves.identityHash, move.identityHash),
    isNull(moves.doneOn),
    ne(moves.id, move.id),
  );
  const others = await tx.select({ state: moves.state }).from(moves).where(isSameWork);
  if (others.some(({ state }) => state !== 'proposed')) {
    throw new AppError('conflict', moveMessages.followed);
  }
  await tx.delete(moves).where(isSameWork);
  await tx
    .delete(moveJudgements)
    .where(and(eq(moveJudgements.listId, move.listId), eq(moveJudgements.moveId, move.id)));
  await tx
    .update(moves)
    .set({
      state: move.acceptedAt === null ? 'proposed' : 'accepted',
      doneOn: null,
      controls: move.acceptedAt === null ? null : move.controls,
      lookAt: null,
    })
    .where(isMove(move));
}
