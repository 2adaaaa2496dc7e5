import type { GetRefreshInput, RefreshRun } from '@keydence/domain';
import { notFound } from '../access.ts';
import { createBell } from '../bell.ts';
import type { DomainContext } from '../tracked-domains/access.ts';
import { findRefreshList } from './access.ts';
import { findRefresh } from './find-refresh.ts';
import { refreshChannel } from './move-refresh.ts';
import { viewRefresh } from './refresh-view.ts';

/** A lost notification costs at most this long. */
const rereadMs = 5_000;

/** Whether a refresh will still move. */
export function isOpen({ state }: Pick<RefreshRun, 'state'>): boolean {
  return state === 'queued' || state === 'running';
}

/**
 * A refresh, now and at each change, until it has ended or `signal` aborts; the last one yielded has ended unless it
 * aborted. Changes arrive by notification; the row is read again now and then regardless. AppError('not_found')
 * for a number that the list never had, and when the list is deleted meanwhile.
 */
export async function* watchRefresh(
  ctx: DomainContext,
  input: GetRefreshInput,
  signal?: AbortSignal,
): AsyncGenerator<RefreshRun> {
  const { services } = ctx;
  const list = await findRefreshList(ctx, input);
  if (!list) throw notFound();
  const key = { listId: list.id, kind: input.kind, run: input.run };
  const changes = createBell();
  const ring = () => changes.ring();
  const { unlisten } = await services.database.sql.listen(
    refreshChannel,
    (changed) => changed === String(list.id) && ring(),
  );
  signal?.addEventListener('abort', ring);
  try {
    let shown = '';
    while (!signal?.aborted) {
      const row = await findRefresh(services, key);
      if (!row) throw notFound();
      const refresh = viewRefresh(row);
      const text = JSON.stringify(refresh);
      if (text !== shown) yield refresh;
      shown = text;
      if (!isOpen(refresh)) return;
      await changes.wait(rereadMs);
    }
  } finally {
    signal?.removeEventListener('abort', ring);
    await unlisten();
  }
}
