import type { KeywordsSearch } from './keywords-search.ts';
import { orderTexts } from './table-messages.ts';
import type { Keyword, KeywordList } from './use-keywords.ts';

/** Share by which a stored gain may differ from the same gain: it is stored with single precision. */
const tolerance = 0.001;

/**
 * Note on an order by gain that does not match the gains in the rows: a worker orders large lists after each change.
 * Null if they match.
 */
export function gainOrderNote(
  search: Pick<KeywordsSearch, 'sort' | 'order'>,
  list: Pick<KeywordList, 'sortedBy'>,
  rows: readonly Pick<Keyword, 'gain'>[],
): string | null {
  if (search.sort === 'gain' && list.sortedBy !== 'gain') return orderTexts.notYet;
  if (list.sortedBy !== 'gain') return null;
  const mids = rows.flatMap(({ gain }) => gain?.mid ?? []);
  const falling = search.order === 'asc' ? mids.toReversed() : mids;
  const isOrdered = falling.every((mid, at) => at === 0 || mid <= (falling[at - 1] ?? mid) * (1 + tolerance));
  return isOrdered ? null : orderTexts.older;
}
