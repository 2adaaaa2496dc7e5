import type { DomainQuery } from '../../lib/domain-query-state.tsx';
import { joinPages, rowsPerRequest, useGridPages } from '../../lib/grid/use-grid-pages.ts';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { type PagesSearch, pageFilterOf } from './pages-search.ts';

/** First rows of the inventory; the previous ones stay until the next ones have loaded. */
export function usePageList(search: PagesSearch): DomainQuery<RouterOutputs['pages']['list']> {
  const { domain } = useSelection();
  return trpc.pages.list.useQuery(
    { ...pageFilterOf(search), domainId: domain?.id ?? '', page: 1, limit: rowsPerRequest },
    { enabled: domain !== null, placeholderData: (previous) => previous },
  );
}

/** Rows of the grid by position. */
export function usePageRows(search: PagesSearch, first: RouterOutputs['pages']['list']) {
  const { domain } = useSelection();
  const { pages, onShow } = useGridPages(first.pagination.total);
  const responses = trpc.useQueries((t) =>
    pages.map((page) =>
      t.pages.list({ ...pageFilterOf(search), domainId: domain?.id ?? '', page, limit: rowsPerRequest }),
    ),
  );
  return { ...joinPages(first.data, pages, responses), onShow };
}
