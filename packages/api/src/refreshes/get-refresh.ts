import type { GetRefreshInput, RefreshRun } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { notFound } from '../access.ts';
import { findRefreshList } from './access.ts';
import { findRefresh } from './find-refresh.ts';
import { viewRefresh } from './refresh-view.ts';

/** One refresh of a list; AppError('not_found') for a run that does not exist or is no longer kept. */
export async function getRefresh(ctx: DomainContext, input: GetRefreshInput): Promise<RefreshRun> {
  const list = await findRefreshList(ctx, input);
  const row =
    list && (await findRefresh(ctx.services, { listId: list.id, kind: input.kind, run: input.run }));
  if (!row) throw notFound();
  return viewRefresh(row);
}
