import { schema } from '@keydence/db';
import {
  AppError,
  judgementDays,
  laterDay,
  localDay,
  type MarkMoveDoneInput,
  type Move,
  startOfDay,
} from '@keydence/domain';
import { and, eq } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { notFound } from '../access.ts';
import { invalidField } from '../errors.ts';
import { changeMoves } from './change-moves.ts';
import { findControls, readControlBasis } from './find-controls.ts';
import { moveMessages } from './move-messages.ts';

const { moves, moveJudgements } = schema;

/** The oldest done date, in days ago; earlier clicks are not counted. */
const longestAgoDays = 365;

/**
 * Marks a move as done on a day; its review counts from that day. Control pages are those of its acceptance, or are
 * chosen now without one. Proposed and skipped moves can be marked too. Marking again changes the day;
 * AppError('conflict') once the move is judged.
 */
export async function markMoveDone(ctx: DomainContext, input: MarkMoveDoneInput): Promise<Move> {
  const { services, domain } = ctx;
  const today = localDay(services.now(), domain.timeZone);
  const doneOn = input.doneOn ?? today;
  if (doneOn > today) throw invalidField('doneOn', moveMessages.future);
  if (doneOn < laterDay(today, -longestAgoDays)) throw invalidField('doneOn', moveMessages.longAgo);
  const { data } = await changeMoves(ctx, [input.moveId], async (tx, move) => {
    if (move.state === 'judged') throw new AppError('conflict', moveMessages.judged);
    if (move.doneOn === doneOn) return false;
    // A "too early" judgement of the previous date is made again.
    await tx
      .delete(moveJudgements)
      .where(and(eq(moveJudgements.listId, move.listId), eq(moveJudgements.moveId, move.id)));
    const isChosen = move.acceptedAt !== null && (move.controls?.length ?? 0) > 0;
    const basis = isChosen ? null : await readControlBasis(tx, move.listId, doneOn);
    await tx
      .update(moves)
      .set({
        state: 'done',
        doneOn,
        isPlanned: false,
        leftOut: null,
        skipReason: null,
        skipNote: null,
        skipUntil: null,
        skippedBy: null,
        controls: isChosen ? move.controls : await findControls(tx, services, { move, basis }),
        lookAt: startOfDay(laterDay(doneOn, judgementDays[0]), domain.timeZone),
      })
      .where(and(eq(moves.listId, move.listId), eq(moves.id, move.id)));
    return true;
  });
  const [move] = data;
  if (!move) throw notFound();
  return move;
}
