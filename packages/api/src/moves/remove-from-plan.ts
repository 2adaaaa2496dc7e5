import type { Transaction } from '@keydence/db';
import { revertAcceptance } from '../content-plan/revert-acceptance.ts';
import type { Services } from '../context.ts';
import type { MoveRow } from '../gains/move-gain-view.ts';

/** Removes an accepted move from the content plan, unless a member has changed its plan item. */
export async function leavePlan(
  tx: Transaction,
  { now }: Pick<Services, 'now'>,
  { listId, acceptanceId }: MoveRow,
): Promise<void> {
  if (acceptanceId !== null) await revertAcceptance(tx, { listId, acceptanceId, now: now() });
}

/** Cleared columns of a move that returns to proposed or skipped. */
export const notAccepted = {
  acceptedAt: null,
  controls: null,
  acceptedBy: null,
  planStart: null,
  acceptanceId: null,
  dueOn: null,
} as const;
