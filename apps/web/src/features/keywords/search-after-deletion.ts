import { changePicked, readSelection, writeSelection } from './keyword-selection.ts';
import { type KeywordsSearch, keywordsPageSize } from './keywords-search.ts';
import type { KeywordList } from './use-keywords.ts';

/** Deselects keywords that are being deleted, and replaces a page that becomes empty with the last one. */
export function searchAfterDeletion(
  search: KeywordsSearch,
  keywordIds: readonly string[],
  list: KeywordList | undefined,
): Pick<KeywordsSearch, 'selected' | 'page'> {
  const { data, pagination } = list ?? { data: [], pagination: { total: 0, limit: keywordsPageSize } };
  const current = search.page ?? 1;
  const pages = Math.ceil((pagination.total - keywordIds.length) / pagination.limit);
  const isEmptied = data.every(({ id }) => keywordIds.includes(id));
  const page = isEmptied ? Math.max(1, Math.min(current, pages)) : current;
  return {
    selected: writeSelection(changePicked(readSelection(search.selected), keywordIds, false)),
    page: page === 1 ? undefined : page,
  };
}
