import type { QueryLike } from '@keydence/ui';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';

export type DeletedKeywordList = RouterOutputs['keywords']['listDeleted'];
export type DeletedKeyword = DeletedKeywordList['data'][number];

const pageSize = 10;

/**
 * One page of the selected domain's restorable keywords. The previous page stays until the next has loaded.
 */
export function useDeletedKeywords(page: number | undefined): QueryLike<DeletedKeywordList> {
  const { domain, market } = useSelection();
  return trpc.keywords.listDeleted.useQuery(
    {
      domainId: domain?.id ?? '',
      page: page ?? 1,
      limit: pageSize,
      locationCode: market?.locationCode,
      languageCode: market?.languageCode,
    },
    { enabled: domain !== null && page !== undefined, placeholderData: (previous) => previous },
  );
}
