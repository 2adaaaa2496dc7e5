import type { DomainQuery } from '../../lib/domain-query-state.tsx';
import { joinPages, rowsPerRequest, useGridPages } from '../../lib/grid/use-grid-pages.ts';
import type { MoveList } from '../../lib/moves/use-moves.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { type MovesSearch, moveFilterOf } from './moves-search.ts';

const pageSize = 20;

/**
 * One page of the selected domain's moves, or the first rows of its grid. The previous rows stay until the
 * next ones have loaded.
 */
export function useMoveList(search: MovesSearch, isGrid: boolean): DomainQuery<MoveList> {
  const { domain } = useSelection();
  const part = isGrid ? { page: 1, limit: rowsPerRequest } : { page: search.page, limit: pageSize };
  return trpc.moves.list.useQuery(
    { ...moveFilterOf(search), domainId: domain?.id ?? '', ...part },
    {
      enabled: domain !== null,
      placeholderData: (previous, previousQuery) =>
        isLike(previousQuery?.queryKey, { domainId: domain?.id, view: search.view ?? 'planned' })
          ? previous
          : undefined,
    },
  );
}

/** Rows of the grid by position. */
export function useMoveRows(search: MovesSearch, first: MoveList) {
  const { domain } = useSelection();
  const { pages, onShow } = useGridPages(first.pagination.total);
  const responses = trpc.useQueries((t) =>
    pages.map((page) =>
      t.moves.list({ ...moveFilterOf(search), domainId: domain?.id ?? '', page, limit: rowsPerRequest }),
    ),
  );
  return { ...joinPages(first.data, pages, responses), onShow };
}

/** True if an earlier response was for this domain and view. */
function isLike(
  queryKey: readonly unknown[] | undefined,
  wanted: { domainId: string | undefined; view: string },
) {
  const options = queryKey?.[1] as { input?: { domainId?: string; view?: string } } | undefined;
  return options?.input?.domainId === wanted.domainId && options?.input?.view === wanted.view;
}
