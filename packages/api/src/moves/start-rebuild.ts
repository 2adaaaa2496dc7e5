import type { MoveStatus } from '@keydence/domain';
import { type DomainContext, requireList } from '../access/get-domain-scope.ts';
import { startMovesRun } from '../runs/move-moves-run.ts';
import { readMoveStatus } from './read-move-status.ts';

/** Computes the moves of the domain's list again, or joins the open run. */
export async function rebuildMoves(ctx: DomainContext): Promise<MoveStatus> {
  const { services, domain, caller } = ctx;
  const listId = requireList(domain).id;
  await services.rateLimiter.take('provider_minute', caller.userId);
  await services.database.db.transaction((tx) =>
    startMovesRun(tx, services, { listId, askedBy: caller.userId }),
  );
  return readMoveStatus(ctx);
}
