import type { DomainQuery } from '../../app/domain-query-state.tsx';
import { type RouterOutputs, trpc } from '../../app/trpc.ts';
import { useSelection } from '../../app/use-selection.tsx';

export type Overview = RouterOutputs['overview']['get'];

/** Milliseconds after which the dashboard reads its numbers again by itself. */
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
      // Not while the page is hidden; it catches up when it is seen again.
      refetchInterval: overviewRefreshMs,
      refetchOnWindowFocus: true,
    },
  );
}
