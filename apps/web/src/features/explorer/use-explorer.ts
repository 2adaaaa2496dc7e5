import { explorerDisplayCap } from '@keydence/domain';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { type RouterInputs, type RouterOutputs, trpc } from '../../app/trpc.ts';
import { useSelection } from '../../app/use-selection.tsx';
import type { ExplorerSearch } from './explorer-search.ts';

export type TopKeywords = RouterOutputs['competitors']['topKeywords'];
export type CompetitorKeyword = TopKeywords['data'][number];

/** The keywords of a competitor, as many pages as were asked for. A changed filter starts again at the first. */
export function useExplorer(competitorId: string, search: ExplorerSearch) {
  const { domain, market } = useSelection();
  const { client } = trpc.useUtils();
  const input: RouterInputs['competitors']['topKeywords'] = {
    competitorId,
    domainId: domain?.id,
    locationCode: market?.locationCode,
    search: search.search,
    intent: search.intent,
    competition: search.competition,
    minVolume: search.minVolume,
    maxCpc: search.maxCpc,
    sortBy: search.sort,
    sortOrder: search.order,
    limit: explorerDisplayCap,
  };
  return useInfiniteQuery({
    queryKey: getQueryKey(trpc.competitors.topKeywords, input, 'infinite'),
    queryFn: ({ pageParam, signal }) =>
      client.competitors.topKeywords.query({ ...input, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.pagination.hasMore ? countLoaded(pages) : undefined),
    placeholderData: keepPreviousData,
    enabled: domain !== null,
  });
}

function countLoaded(pages: readonly TopKeywords[]): number {
  return pages.reduce((sum, { data }) => sum + data.length, 0);
}
