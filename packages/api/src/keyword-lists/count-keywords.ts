import { type DatabaseHandle, intentCodes } from '@keydence/db';
import { buildColumnFilter, hasColumnFilter, type KeywordFilter } from './build-keyword-filter.ts';
import type { Statement } from './build-keyword-page.ts';
import { StatementParameters } from './collect-parameters.ts';

/** List size from which triggers maintain a count for each combination of the filter columns. */
const countedListSize = 20_000;
/**
 * Highest minimum volume for which fewer stored counts cover the excluded keywords than the
 * matching ones.
 */
const lowVolume = 100;

export interface CountedList {
  id: number;
  keywordCount: number;
}

/**
 * The exact number of keywords that match a filter without a look-up: the list's own counter, the
 * stored counts of a large list, or an index-only count.
 */
export async function countKeywords(
  { indexSql }: Pick<DatabaseHandle, 'indexSql'>,
  list: CountedList,
  filter: KeywordFilter,
): Promise<number> {
  if (!hasColumnFilter(filter)) return list.keywordCount;
  const { text, values } = buildCount(list, filter);
  const [row] = await indexSql.unsafe<{ total: number }[]>(text, values, { prepare: true });
  return row?.total ?? 0;
}

/**
 * For `indexSql`: a large list has few stored counts, and a scan of the excluded ones is short with
 * any index.
 */
export function buildCount(list: CountedList, filter: KeywordFilter): Statement {
  const { minSearchVolume = Number.POSITIVE_INFINITY, ...others } = filter;
  const isOfVolume = !hasColumnFilter(others);
  if (list.keywordCount > countedListSize && isOfVolume && minSearchVolume <= lowVolume) {
    return buildRest(list, minSearchVolume);
  }
  const parameters = new StatementParameters();
  const isOfRankings = filter.minOpportunity !== undefined || filter.rankBucket !== undefined;
  const conditions = [
    `t.list_id = ${parameters.add(list.id)}`,
    ...buildColumnFilter(filter, 't', parameters, isOfRankings ? 'keyword_rankings' : 'tracked_keywords'),
  ];
  const counted = isOfRankings
    ? 'count(*)::int as total from keyword_rankings t'
    : list.keywordCount > countedListSize
      ? 'coalesce(sum(t.n), 0)::int as total from keyword_filter_counts t'
      : 'count(*)::int as total from tracked_keywords t';
  return { text: `select ${counted} where ${conditions.join(' and ')}`, values: parameters.values };
}

/**
 * Total minus the keywords below a volume and those with an unknown one. The intents are listed, so
 * that each is one scan.
 */
function buildRest({ id }: CountedList, minSearchVolume: number): Statement {
  const missing = (condition: string) => `(
    select coalesce(sum(t.n), 0) from keyword_filter_counts t
    where t.list_id = $1 and t.intent in (${intentCodes.join(', ')}) and t.search_volume ${condition})`;
  return {
    text: `select (l.keyword_count - ${missing('< $2')} - ${missing('is null')})::int as total
      from keyword_lists l where l.id = $1`,
    values: [id, minSearchVolume],
  };
}
