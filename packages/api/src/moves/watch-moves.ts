import type { MoveStatus } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { movesChannel } from '../runs/move-moves-run.ts';
import { watchDomain } from '../tracked-domains/watch-domain.ts';
import { readMoveStatus } from './read-move-status.ts';

/** Status of a domain's moves, now and on each change, until no run is open or `signal` aborts. */
export async function* watchMoves(ctx: DomainContext, signal?: AbortSignal): AsyncGenerator<MoveStatus> {
  yield* watchDomain(ctx, {
    channel: movesChannel,
    key: String(ctx.domain.list?.id ?? 0),
    read: (domain) => readMoveStatus({ ...ctx, domain }),
    isLast: ({ run }) => run?.state !== 'queued' && run?.state !== 'running',
    signal,
  });
}
