import type { DomainQuery } from '../../lib/domain-query-state.tsx';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';

export type Overview = RouterOutputs['overview']['get'];

/** Milliseconds between automatic refreshes of the dashboard's figures. */
export const overviewRefreshMs = 300_000;

export function useOverview(): DomainQuery<Overview> {
  const { workspace, domain, market } = useSelection();
  return trpc.overview.get.useQuery(
    {
      workspaceId: workspace?.id ?? '',
      domainId: domain?.id,
      locationCode: market?.locationCode,
      languageCode: market?.languageCode,
    },
    {
      enabled: workspace !== null && domain !== null,
      // Paused while the page is hidden; it refreshes when the page is visible again.
      refetchInterval: overviewRefreshMs,
      refetchOnWindowFocus: true,
    },
  );
}
