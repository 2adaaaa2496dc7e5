import type { DomainQuery } from '../../app/domain-query-state.tsx';
import type { MoveList } from '../../app/moves/use-moves.ts';
import { trpc } from '../../app/trpc.ts';
import { useSelection } from '../../app/use-selection.tsx';
import { type MovesSearch, moveFilterOf } from './moves-search.ts';

const pageSize = 20;

/** One page of the selected domain's moves. The page before stays until the next one is in. */
export function useMoveList(search: MovesSearch): DomainQuery<MoveList> {
  const { domain } = useSelection();
  return trpc.moves.list.useQuery(
    { ...moveFilterOf(search), domainId: domain?.id ?? '', page: search.page, limit: pageSize },
    {
      enabled: domain !== null,
      placeholderData: (previous, previousQuery) =>
        isLike(previousQuery?.queryKey, { domainId: domain?.id, view: search.view ?? 'planned' })
          ? previous
          : undefined,
    },
  );
}

/** True if an earlier response was for this domain and view. */
function isLike(
  queryKey: readonly unknown[] | undefined,
  wanted: { domainId: string | undefined; view: string },
) {
  const options = queryKey?.[1] as { input?: { domainId?: string; view?: string } } | undefined;
  return options?.input?.domainId === wanted.domainId && options?.input?.view === wanted.view;
}
