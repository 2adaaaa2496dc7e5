import { schema, type Transaction } from '@keydence/db';
import { effortStepHours } from '@keydence/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { MoveRow } from '../gains/move-gain-view.ts';
import { bumpListVersion } from '../keyword-lists/bump-list-version.ts';
import { startMovesRun } from '../runs/move-moves-run.ts';
import { writeMark } from '../topics/mark-topic.ts';
import { storeCorrection } from '../topics/record-correction.ts';

const { moves } = schema;

/** Columns that raise or lower the effort of a move by a number of steps. */
export function addSteps(steps: number) {
  return {
    effortSteps: sql`${moves.effortSteps} + ${steps}::int`,
    effortHours: sql`${moves.effortHours} + ${steps * effortStepHours}::real`,
  };
}

/** Hides or shows the topic of a move, which the next run takes into account. The list must be locked. */
export async function markTopic(
  tx: Transaction,
  services: Services,
  { move, isHidden, by }: { move: MoveRow; isHidden: boolean; by: string | null },
): Promise<void> {
  const { listId, topicId } = move;
  if (topicId === null) return;
  if (!(await writeMark(tx, listId, { id: topicId, kind: 'hide', isSet: isHidden }))) return;
  await bumpListVersion(tx, listId);
  await storeCorrection(tx, services, {
    listId,
    madeBy: by,
    correction: { kind: 'hide', topicId, facts: { isSet: isHidden }, touched: [topicId] },
  });
  await startMovesRun(tx, services, { listId, askedBy: null });
}

/** Undoes the effect of a skip reason: shows the topic again, or restores the effort. */
export async function undoReason(tx: Transaction, services: Services, move: MoveRow): Promise<void> {
  if (move.state !== 'skipped') return;
  if (move.skipReason === 'not_our_topic') {
    await markTopic(tx, services, { move, isHidden: false, by: move.skippedBy });
  }
  if (move.skipReason === 'too_much_work') {
    await tx
      .update(moves)
      .set(addSteps(-1))
      .where(and(eq(moves.listId, move.listId), eq(moves.id, move.id)));
  }
}
