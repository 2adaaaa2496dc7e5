import { type ListRefreshesInput, type RefreshRun, refreshKind } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { findRefreshList } from './access.ts';
import { findRefresh } from './find-refresh.ts';
import { viewRefresh } from './refresh-view.ts';

/** The newest refresh of each kind, running or ended; empty for a list that was never refreshed. */
export async function listRefreshes(ctx: DomainContext, market: ListRefreshesInput): Promise<RefreshRun[]> {
  const list = await findRefreshList(ctx, market);
  if (!list) return [];
  const rows = await Promise.all(
    refreshKind.options.map((kind) => findRefresh(ctx.services, { listId: list.id, kind })),
  );
  return rows.filter((row) => row !== null).map(viewRefresh);
}
