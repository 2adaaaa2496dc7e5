import { maxPageSize } from '@keydence/domain';
import type { DomainQuery } from '../../app/domain-query-state.tsx';
import { type RouterInputs, type RouterOutputs, trpc } from '../../app/trpc.ts';
import { useSelection } from '../../app/use-selection.tsx';
import { type GapMatrixSearch, isRelevantOnly, readSites } from './gap-matrix-search.ts';

export type GapMatrix = RouterOutputs['gaps']['list'];
export type GapRow = GapMatrix['data'][number];

/** As many as can be sent to the content plan at once. */
export const gapPageSize = 50;

/** Keywords in the chart: as many as one page may have. */
export const gapChartSize = maxPageSize;

/** One page of the selected domain's matrix. The page before stays until the next one is in. */
export function useGapMatrix(search: GapMatrixSearch): DomainQuery<GapMatrix> {
  const { sort: sortBy, order: sortOrder, page } = search;
  return useGaps(search, { sortBy, sortOrder, page, limit: gapPageSize }, true);
}

/** The keywords with most gain and relevance under the same filters, whatever the table is sorted by. */
export function useGapChart(search: GapMatrixSearch, isEnabled: boolean): DomainQuery<GapMatrix> {
  return useGaps(search, { limit: gapChartSize }, isEnabled);
}

type GapPart = Pick<RouterInputs['gaps']['list'], 'sortBy' | 'sortOrder' | 'page' | 'limit'>;

function useGaps(search: GapMatrixSearch, part: GapPart, isEnabled: boolean): DomainQuery<GapMatrix> {
  const { domain } = useSelection();
  return trpc.gaps.list.useQuery(
    {
      domainId: domain?.id ?? '',
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
      ...part,
    },
    {
      enabled: domain !== null && isEnabled,
      placeholderData: (previous, previousQuery) =>
        isAbout(previousQuery?.queryKey, domain?.id) ? previous : undefined,
    },
  );
}

/** Whether an earlier answer was for this domain: another domain's keywords must never stand in. */
function isAbout(queryKey: readonly unknown[] | undefined, domainId: string | undefined): boolean {
  const options = queryKey?.[1] as { input?: { domainId?: string } } | undefined;
  return options?.input?.domainId === domainId;
}
