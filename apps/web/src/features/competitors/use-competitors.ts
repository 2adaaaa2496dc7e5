import { trackedCompetitorLimit } from '@keydence/domain';
import type { DomainQuery } from '../../lib/domain-query-state.tsx';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';

export type CompetitorList = RouterOutputs['competitors']['list'];
export type Competitor = CompetitorList['data'][number];

/**
 * All competitors of the selected domain, including paused ones: filters, counts and hues need each of them.
 */
export function useCompetitors(): DomainQuery<CompetitorList> {
  const { domain, market } = useSelection();
  return trpc.competitors.list.useQuery(
    {
      domainId: domain?.id ?? '',
      activeOnly: false,
      limit: trackedCompetitorLimit,
      locationCode: market?.locationCode,
      languageCode: market?.languageCode,
    },
    { enabled: domain !== null },
  );
}
