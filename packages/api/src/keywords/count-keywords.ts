import type { DatabaseHandle } from '@keydence/db';
import {
  buildColumnFilter,
  buildSearchFilter,
  hasFilter,
  type KeywordFilter,
} from './build-keyword-filter.ts';
import { StatementParameters } from './collect-parameters.ts';

/** From this size on, triggers keep a count for each combination of the filter columns. */
const countedListSize = 20_000;

export interface CountedList {
  id: number;
  keywordCount: number;
}

/**
 * The exact number of keywords that a filter leaves: the list's own counter, the kept counts of a large list, or
 * an index-only count.
 */
export async function countKeywords(
  { listSql }: Pick<DatabaseHandle, 'listSql'>,
  list: CountedList,
  filter: KeywordFilter,
): Promise<number> {
  const isSearch = (filter.search ?? '') !== '';
  if (!isSearch && !hasFilter(filter)) return list.keywordCount;
  const isCounted = !isSearch && list.keywordCount > countedListSize;
  const parameters = new StatementParameters();
  const conditions = [
    `t.list_id = ${parameters.add(list.id)}`,
    ...buildColumnFilter(filter, 't', parameters),
    ...buildSearchFilter(filter, 't', parameters),
  ].join(' and ');
  const [row] = await listSql.unsafe<{ total: number }[]>(
    isCounted
      ? `select coalesce(sum(t.n), 0)::int as total from keyword_filter_counts t where ${conditions}`
      : `select count(*)::int as total from tracked_keywords t where ${conditions}`,
    parameters.values,
    { prepare: true },
  );
  return row?.total ?? 0;
}
