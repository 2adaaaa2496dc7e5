import type { GetRefreshInput, RefreshRun } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { notFound } from '../access.ts';
import { watchDomain } from '../tracked-domains/watch-domain.ts';
import { findRefreshList } from './access.ts';
import { findRefresh } from './find-refresh.ts';
import { refreshChannel } from './move-refresh.ts';
import { viewRefresh } from './refresh-view.ts';

/** True while a refresh has not ended. */
export function isOpen({ state }: Pick<RefreshRun, 'state'>): boolean {
  return state === 'queued' || state === 'running';
}

/**
 * A refresh, now and on each change, until it has ended or `signal` aborts; unless aborted, the last value has ended.
 * AppError('not_found') for a run that never existed, or if the list is deleted while watching.
 */
export async function* watchRefresh(
  ctx: DomainContext,
  input: GetRefreshInput,
  signal?: AbortSignal,
): AsyncGenerator<RefreshRun> {
  const list = await findRefreshList(ctx, input);
  if (!list) throw notFound();
  const key = { listId: list.id, kind: input.kind, run: input.run };
  yield* watchDomain(ctx, {
    channel: refreshChannel,
    key: String(list.id),
    read: async () => {
      const row = await findRefresh(ctx.services, key);
      if (!row) throw notFound();
      return viewRefresh(row);
    },
    isLast: (refresh) => !isOpen(refresh),
    signal,
  });
}
