import type { DomainQuery } from '../../lib/domain-query-state.tsx';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';

export type VisibilityCourse = RouterOutputs['trends']['visibility'];
export type Check = VisibilityCourse['checks'][number];

/** Milliseconds before another panel refetches it. */
const staleMs = 60_000;

/** Visibility and ranks of the selected domain at its newest checks. */
export function useVisibility(): DomainQuery<VisibilityCourse> {
  const { domain } = useSelection();
  return trpc.trends.visibility.useQuery(
    { domainId: domain?.id ?? '' },
    {
      enabled: domain !== null && domain.dataSource !== null && domain.state === 'ready',
      staleTime: staleMs,
      // Two panels read it: the second one does not retry a failed request.
      retryOnMount: false,
    },
  );
}
