import type { Transaction } from '@keydence/db';
import { revertAcceptance } from '../content-plan/revert-acceptance.ts';
import type { Services } from '../context.ts';
import type { MoveRow } from './access.ts';

/** Takes an accepted move off the content plan again, unless a member has changed its piece since. */
export async function leavePlan(
  tx: Transaction,
  { now }: Pick<Services, 'now'>,
  { listId, acceptanceId }: MoveRow,
): Promise<void> {
  if (acceptanceId !== null) await revertAcceptance(tx, { listId, acceptanceId, now: now() });
}

/** What a move is no more when it is back among the proposed or skipped ones. */
export const notAccepted = {
  acceptedAt: null,
  controls: null,
  acceptedBy: null,
  planStart: null,
  acceptanceId: null,
  dueOn: null,
} as const;
