import type { DomainQuery } from '../../app/domain-query-state.tsx';
import { type RouterOutputs, trpc } from '../../app/trpc.ts';
import { useSelection } from '../../app/use-selection.tsx';

export type CompetitorList = RouterOutputs['competitors']['list'];
export type Competitor = CompetitorList['data'][number];

/** The API's largest page: the filters of this screen work on all competitors at once. */
const largestPage = 100;

/** The tracked competitors of the selected domain. */
export function useCompetitors(): DomainQuery<CompetitorList> {
  const { domain, market } = useSelection();
  return trpc.competitors.list.useQuery(
    {
      domainId: domain?.id ?? '',
      limit: largestPage,
      locationCode: market?.locationCode,
      languageCode: market?.languageCode,
    },
    { enabled: domain !== null },
  );
}
