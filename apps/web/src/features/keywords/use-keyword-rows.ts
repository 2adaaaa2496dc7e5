import { joinPages, rowsPerRequest, useGridPages } from '../../lib/grid/use-grid-pages.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import type { KeywordsSearch } from './keywords-search.ts';
import { type KeywordList, keywordPageOf } from './use-keywords.ts';

/** Rows of the table by position, fetched in blocks of a hundred around the visible rows. */
export function useKeywordRows(search: KeywordsSearch, first: KeywordList) {
  const selected = useSelection();
  const { pages, onShow } = useGridPages(first.pagination.total);
  const responses = trpc.useQueries((t) =>
    pages.map((page) => t.keywords.list(keywordPageOf(selected, search, { page, limit: rowsPerRequest }))),
  );
  return { ...joinPages(first.data, pages, responses), onShow };
}
