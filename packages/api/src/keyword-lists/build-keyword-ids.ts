import { buildLookup } from './build-keyword-filter.ts';
import type { Statement } from './build-keyword-page.ts';
import { buildWalk, type KeywordPage, type KeywordSelection, sortColumns } from './build-keyword-walk.ts';
import { StatementParameters } from './collect-parameters.ts';

type Stretch = Pick<KeywordPage, 'offset' | 'limit'>;

/**
 * The numbers of all keywords that match a filter, in order, unknown values last; of one page only
 * if a page is given.
 */
export function buildKeywordIds({ sortOrder, ...selection }: KeywordSelection, page?: Stretch): Statement {
  const parameters = new StatementParameters();
  const { from, where, key } = buildKeyedLookup(selection, parameters);
  const stretch = page ? ` limit ${parameters.add(page.limit)} offset ${parameters.add(page.offset)}` : '';
  return {
    text: `select t.id from ${from} where ${where}
      order by (${key} is null), ${key} ${sortOrder}, t.id ${sortOrder}${stretch}`,
    values: parameters.values,
  };
}

/** Number of keywords that match a filter, its look-up included. */
export function buildFoundCount({ listId, filter }: Pick<KeywordSelection, 'listId' | 'filter'>): Statement {
  const parameters = new StatementParameters();
  const { from, where } = buildLookup(filter, parameters.add(listId), parameters);
  return { text: `select count(*)::int as total from ${from} where ${where}`, values: parameters.values };
}

/**
 * The numbers of one page's keywords in the order of its index scan; for `listSql`, and for filters
 * without a look-up.
 */
export function buildWalkedIds(page: KeywordPage): Statement {
  const parameters = new StatementParameters();
  const list = parameters.add(page.listId);
  return { text: buildWalk(page, 'd.id', { list, parameters }), values: parameters.values };
}

/** One row: the numbers of one page's keywords, and the total of the look-up. */
export function buildFoundIds({
  sortOrder,
  offset,
  limit,
  ...selection
}: KeywordSelection & Stretch): Statement {
  const parameters = new StatementParameters();
  const { from, where, key } = buildKeyedLookup(selection, parameters);
  return {
    text: `with found as materialized (select t.id, ${key} as key from ${from} where ${where})
      select (select count(*)::int from found) as total, array(
        select id from found order by key ${sortOrder} nulls last, id ${sortOrder}
        limit ${parameters.add(limit)} offset ${parameters.add(offset)}) as ids`,
    values: parameters.values,
  };
}

/** Clicks, then impressions; unknown without counts. */
const clicksKey = 'case when m.clicks is not null then array[m.clicks, coalesce(m.impressions, 0)] end';

/** Search Console's counts of a keyword `t` in its newest window. */
function buildCounts(list: string): string {
  return `left join site_rates s on s.list_id = ${list}
    left join keyword_measures m on m.list_id = ${list} and m.keyword_id = t.id and m.source = s.source
      and m.measured_on = s.measured_on`;
}

/** FROM and WHERE of a look-up over `tracked_keywords t`, joined to its sort key. */
function buildKeyedLookup(
  { listId, filter, sortBy }: Pick<KeywordSelection, 'listId' | 'filter' | 'sortBy'>,
  parameters: StatementParameters,
): { from: string; where: string; key: string } {
  const list = parameters.add(listId);
  const { from, where } = buildLookup(filter, list, parameters);
  if (sortBy === 'clicks') return { from: `${from} ${buildCounts(list)}`, where, key: clicksKey };
  const { table, column } = sortColumns[sortBy];
  if (table === 'tracked_keywords') return { from, where, key: `t.${column}` };
  return {
    from: `${from} join keyword_rankings d on d.list_id = ${list} and d.id = t.id`,
    where,
    key: `d.${column}`,
  };
}
