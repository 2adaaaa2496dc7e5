import type { DatabaseHandle } from '@keydence/db';
import {
  buildColumnFilter,
  buildLookup,
  hasColumnFilter,
  isLookup,
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
  if (!isLookup(filter) && !hasColumnFilter(filter)) return list.keywordCount;
  const parameters = new StatementParameters();
  const statement = buildCount(list, filter, parameters);
  const [row] = await listSql.unsafe<{ total: number }[]>(statement, parameters.values, { prepare: true });
  return row?.total ?? 0;
}

function buildCount(list: CountedList, filter: KeywordFilter, parameters: StatementParameters): string {
  const id = parameters.add(list.id);
  if (!isLookup(filter) && list.keywordCount > countedListSize) {
    const conditions = [`t.list_id = ${id}`, ...buildColumnFilter(filter, 't', parameters)].join(' and ');
    return `select coalesce(sum(t.n), 0)::int as total from keyword_filter_counts t where ${conditions}`;
  }
  const { from, where } = buildLookup(filter, id, parameters);
  return `select count(*)::int as total from ${from} where ${where}`;
}
