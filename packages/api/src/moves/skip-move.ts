import { schema } from '@keydence/db';
import { AppError, laterDay, localDay, type Move, type SkipMoveInput, usualSkipDays } from '@keydence/domain';
import { and, eq } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { notFound } from '../access.ts';
import { changeMoves } from './change-moves.ts';
import { moveMessages } from './move-messages.ts';
import { leavePlan, notAccepted } from './remove-from-plan.ts';
import { addSteps, markTopic, undoReason } from './skip-effects.ts';

const { moves } = schema;

/**
 * Skips a move for a reason until a date; no run proposes it before then. An accepted move also leaves the content
 * plan. Skipping again replaces the reason and the date. `not_our_topic` hides its topic, and `too_much_work` adds
 * `effortStepHours`, until the move is restored. AppError('conflict') for a done move.
 */
export async function skipMove(ctx: DomainContext, input: SkipMoveInput): Promise<Move> {
  const { services, domain, caller } = ctx;
  const { moveId, reason, note } = input;
  const days = input.days === undefined ? usualSkipDays[reason] : input.days;
  const today = localDay(services.now(), domain.timeZone);
  const { data } = await changeMoves(ctx, [moveId], async (tx, move) => {
    if (move.doneOn !== null) throw new AppError('conflict', moveMessages.done);
    await leavePlan(tx, services, move);
    await undoReason(tx, services, move);
    const effort = reason === 'too_much_work' ? 1 : 0;
    await tx
      .update(moves)
      .set({
        ...notAccepted,
        state: 'skipped',
        isPlanned: false,
        isBet: false,
        leftOut: null,
        skipReason: reason,
        skipNote: note,
        skipUntil: days === null ? null : laterDay(today, days),
        skippedBy: caller.userId,
        ...addSteps(effort),
      })
      .where(and(eq(moves.listId, move.listId), eq(moves.id, move.id)));
    if (reason === 'not_our_topic')
      await markTopic(tx, services, { move, isHidden: true, by: caller.userId });
    return true;
  });
  const [move] = data;
  if (!move) throw notFound();
  return move;
}
