import { explorerDisplayCap } from '@keydence/domain';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { joinPages, rowsPerRequest, useGridPages } from '../../lib/grid/use-grid-pages.ts';
import { type RouterInputs, type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import type { ExplorerSearch } from './explorer-search.ts';

export type TopKeywords = RouterOutputs['competitors']['topKeywords'];
export type CompetitorKeyword = TopKeywords['data'][number];

/** Loaded pages of a competitor's keywords. A changed filter restarts at the first page. */
export function useExplorer(competitorId: string, search: ExplorerSearch, isEnabled: boolean) {
  const { domain } = useSelection();
  const { client } = trpc.useUtils();
  const input = useExplorerInput(competitorId, search, explorerDisplayCap);
  return useInfiniteQuery({
    queryKey: getQueryKey(trpc.competitors.topKeywords, input, 'infinite'),
    queryFn: ({ pageParam, signal }) =>
      client.competitors.topKeywords.query({ ...input, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.pagination.hasMore ? countLoaded(pages) : undefined),
    placeholderData: keepPreviousData,
    enabled: domain !== null && isEnabled,
  });
}

/** First rows of the explorer's grid. */
export function useExplorerGrid(competitorId: string, search: ExplorerSearch, isEnabled: boolean) {
  const { domain } = useSelection();
  const { data, error, isFetching, isPlaceholderData, refetch } = trpc.competitors.topKeywords.useQuery(
    { ...useExplorerInput(competitorId, search, rowsPerRequest), offset: 0 },
    { enabled: domain !== null && isEnabled, placeholderData: keepPreviousData },
  );
  return { data, error, isFetching, isPlaceholderData, refetch: () => refetch() };
}

/** Rows of the grid by position, fetched in blocks of a hundred around the visible rows. */
export function useExplorerRows(competitorId: string, search: ExplorerSearch, first: TopKeywords) {
  const input = useExplorerInput(competitorId, search, rowsPerRequest);
  const { pages, onShow } = useGridPages(first.pagination.totalCount);
  const responses = trpc.useQueries((t) =>
    pages.map((page) => t.competitors.topKeywords({ ...input, offset: (page - 1) * rowsPerRequest })),
  );
  return { ...joinPages(first.data, pages, responses), onShow };
}

function useExplorerInput(
  competitorId: string,
  search: ExplorerSearch,
  limit: number,
): RouterInputs['competitors']['topKeywords'] {
  const { domain, market } = useSelection();
  return {
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
    limit,
  };
}

function countLoaded(pages: readonly TopKeywords[]): number {
  return pages.reduce((sum, { data }) => sum + data.length, 0);
}
