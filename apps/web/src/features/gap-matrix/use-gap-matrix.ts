import { maxGapChartSize } from '@keydence/domain';
import type { DomainQuery } from '../../lib/domain-query-state.tsx';
import { joinPages, rowsPerRequest, useGridPages } from '../../lib/grid/use-grid-pages.ts';
import { type RouterInputs, type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { type GapMatrixSearch, isRelevantOnly, readSites } from './gap-matrix-search.ts';

export type GapMatrix = RouterOutputs['gaps']['list'];
export type GapRow = GapMatrix['data'][number];

/** Number of keywords in the chart. */
export const gapChartSize = maxGapChartSize;

/** First rows of the selected domain's matrix. The previous rows stay until the next ones have loaded. */
export function useGapMatrix(search: GapMatrixSearch): DomainQuery<GapMatrix> {
  return useGaps(search, rowsOf(search, 1), true);
}

/** Rows of the grid by position, fetched in blocks of a hundred around the visible rows. */
export function useGapRows(search: GapMatrixSearch, first: GapMatrix) {
  const { domain } = useSelection();
  const { pages, onShow } = useGridPages(first.pagination.total);
  const responses = trpc.useQueries((t) =>
    pages.map((page) => t.gaps.list({ ...inputOf(domain?.id, search), ...rowsOf(search, page) })),
  );
  return { ...joinPages(first.data, pages, responses), onShow };
}

function rowsOf({ sort, order }: GapMatrixSearch, page: number): GapPart {
  return { sortBy: sort, sortOrder: order, page, limit: rowsPerRequest };
}

/** Keywords with the highest gain and relevance under the same filters, regardless of the table's sort. */
export function useGapChart(search: GapMatrixSearch, isEnabled: boolean): DomainQuery<GapMatrix> {
  return useGaps(search, { limit: gapChartSize }, isEnabled);
}

type GapPart = Pick<RouterInputs['gaps']['list'], 'sortBy' | 'sortOrder' | 'page' | 'limit'>;

function useGaps(search: GapMatrixSearch, part: GapPart, isEnabled: boolean): DomainQuery<GapMatrix> {
  const { domain } = useSelection();
  return trpc.gaps.list.useQuery(
    { ...inputOf(domain?.id, search), ...part },
    {
      enabled: domain !== null && isEnabled,
      placeholderData: (previous, previousQuery) =>
        isAbout(previousQuery?.queryKey, domain?.id) ? previous : undefined,
    },
  );
}

function inputOf(domainId: string | undefined, search: GapMatrixSearch) {
  return {
    domainId: domainId ?? '',
    competitorIds: readSites(search),
    gapClass: search.class,
    minSites: search.min,
    gapsOnly: search.only === 'gaps',
    sharedOnly: search.only === 'shared',
    hideBrands: search.brands === 'hidden',
    relevance: search.relevance,
    relevantOnly: isRelevantOnly(search),
    topicId: search.topic,
    search: search.search,
    intentType: search.intent,
    minSearchVolume: search.volume,
    maxDifficulty: search.difficulty,
  };
}

/**
 * True if a previous response was for this domain: another domain's keywords must never be its placeholder.
 */
function isAbout(queryKey: readonly unknown[] | undefined, domainId: string | undefined): boolean {
  const options = queryKey?.[1] as { input?: { domainId?: string } } | undefined;
  return options?.input?.domainId === domainId;
}
