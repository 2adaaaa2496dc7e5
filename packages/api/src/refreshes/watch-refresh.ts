import type { GetRefreshInput, RefreshRun } from '@keydence/domain';
import { notFound } from '../access.ts';
import type { DomainContext } from '../tracked-domains/access.ts';
import { watchDomain } from '../tracked-domains/watch-domain.ts';
import { findRefreshList } from './access.ts';
import { findRefresh } from './find-refresh.ts';
import { refreshChannel } from './move-refresh.ts';
import { viewRefresh } from './refresh-view.ts';

/** Whether a refresh will still move. */
export function isOpen({ state }: Pick<RefreshRun, 'state'>): boolean {
  return state === 'queued' || state === 'running';
}

/**
 * A refresh, now and at each change, until it has ended or `signal` aborts; the last one yielded has ended unless it
 * aborted. AppError('not_found') for a number that the list never had, and when the list is deleted meanwhile.
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
