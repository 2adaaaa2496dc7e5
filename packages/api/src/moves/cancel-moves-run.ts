import type { MoveStatus } from '@keydence/domain';
import { type DomainContext, requireList } from '../access/get-domain-scope.ts';
import { endMovesRun, findMovesRun } from '../runs/move-moves-run.ts';
import { readMoveStatus } from './read-move-status.ts';

/** Ends the open run, if there is one; the moves stay unchanged. */
export async function cancelMovesRun(ctx: DomainContext): Promise<MoveStatus> {
  const { database, now } = ctx.services;
  const listId = requireList(ctx.domain).id;
  const newest = await findMovesRun(database.db, listId);
  if (newest) {
    const end = { state: 'cancelled', message: null, now: now() } as const;
    await database.db.transaction((tx) => endMovesRun(tx, { listId, run: newest.run }, end));
  }
  return readMoveStatus(ctx);
}
