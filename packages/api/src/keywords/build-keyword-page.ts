import type { KeywordSortKey } from '@keydence/domain';
import { buildColumnFilter, buildLookup, isLookup, type KeywordFilter } from './build-keyword-filter.ts';
import { StatementParameters } from './collect-parameters.ts';

export interface Statement {
  text: string;
  values: (string | number)[];
}

/** Which keywords of a list, in which order. */
export interface KeywordSelection {
  listId: number;
  filter: KeywordFilter;
  sortBy: KeywordSortKey;
  sortOrder: 'asc' | 'desc';
}

export interface KeywordPage extends KeywordSelection {
  offset: number;
  limit: number;
  /** How many keywords the filter leaves; lets a page of the second half be read from the other end. */
  total: number;
}

/** Which table walks for a sort key, and by which column. */
const sortColumns = {
  search_volume: { table: 'tracked_keywords', column: 'search_volume' },
  difficulty_score: { table: 'tracked_keywords', column: 'difficulty_score' },
  trend_monthly: { table: 'tracked_keywords', column: 'trend_monthly' },
  trend_quarterly: { table: 'tracked_keywords', column: 'trend_quarterly' },
  trend_yearly: { table: 'tracked_keywords', column: 'trend_yearly' },
  opportunity_score: { table: 'keyword_rankings', column: 'opportunity_score' },
  rank_absolute: { table: 'keyword_rankings', column: 'rank_absolute' },
  last_ranking_check: { table: 'keyword_rankings', column: 'last_ranking_check' },
} as const satisfies Record<KeywordSortKey, { table: string; column: string }>;

/** The columns of a `KeywordRow`, from the tables k, r, v and d. */
export const rowColumns = `
  k.id, k.keyword_text, k.intent, k.search_volume, k.difficulty_score, k.cpc_micros::float8 as cpc_micros,
  k.trend_monthly, k.trend_quarterly, k.trend_yearly, r.opportunity_score, r.rank_group, r.rank_absolute,
  r.ranking_type::float8 as ranking_type, r.ranking_title, r.ranking_description, r.ranking_url, r.serp_flags,
  r.last_ranking_check, r.needs_ranking_refresh, v.searches, d.target_url,
  (select array_agg(g.tag order by g.tag) from keyword_tags g where g.list_id = k.list_id and g.keyword_id = k.id) as tags`;

/**
 * One page of a list, unknown values last in both directions. The page's ids come from an index alone; only
 * those rows are joined. See docs/adr/0005-keyword-list-schema.md for the measurements.
 */
export function buildKeywordPage(page: KeywordPage): Statement {
  const parameters = new StatementParameters();
  const list = parameters.add(page.listId);
  const { table, column } = sortColumns[page.sortBy];
  const ids = isLookup(page.filter)
    ? buildLookupIds(page, list, parameters)
    : buildWalkIds(page, list, parameters);
  const sorted = table === 'tracked_keywords' ? 'k' : 'r';
  return {
    text: `with page as materialized (${ids})
      select ${rowColumns}
      from page p
      join tracked_keywords k on k.list_id = ${list} and k.id = p.id
      join keyword_rankings r on r.list_id = ${list} and r.id = p.id
      left join keyword_volumes v on v.list_id = ${list} and v.id = p.id
      left join keyword_details d on d.list_id = ${list} and d.keyword_id = p.id
      order by ${sorted}.${column} ${page.sortOrder} nulls last, k.id ${page.sortOrder}`,
    values: parameters.values,
  };
}

/** The numbers of all keywords that a filter leaves, in order, unknown values last. */
export function buildKeywordIds(selection: KeywordSelection): Statement {
  const parameters = new StatementParameters();
  const text = buildSortedIds(selection, parameters.add(selection.listId), parameters);
  return { text, values: parameters.values };
}

/** Two walks of one index: the known values, then the unknown ones; the other way round from the other end. */
function buildWalkIds(page: KeywordPage, list: string, parameters: StatementParameters): string {
  const { table, column } = sortColumns[page.sortBy];
  const window = readWindow(page);
  const direction = window.isReversed ? opposite(page.sortOrder) : page.sortOrder;
  const conditions = [`d.list_id = ${list}`, ...buildColumnFilter(page.filter, 'd', parameters)].join(
    ' and ',
  );
  const reach = parameters.add(window.offset + window.limit);
  const known = `(select d.id from ${table} d where ${conditions} and d.${column} is not null
    order by d.${column} ${direction}, d.id ${direction} limit ${reach})`;
  const unknown = `(select d.id from ${table} d where ${conditions} and d.${column} is null
    order by d.id ${direction} limit ${reach})`;
  const parts = window.isReversed ? [unknown, known] : [known, unknown];
  return `${parts.join(' union all ')} limit ${parameters.add(window.limit)} offset ${parameters.add(window.offset)}`;
}

/** A look-up finds its rows by text or tag and sorts what it found; the added sort expression keeps it off the walks. */
function buildLookupIds(page: KeywordPage, list: string, parameters: StatementParameters): string {
  return `${buildSortedIds(page, list, parameters)}
    limit ${parameters.add(page.limit)} offset ${parameters.add(page.offset)}`;
}

function buildSortedIds(selection: KeywordSelection, list: string, parameters: StatementParameters): string {
  const { filter, sortBy, sortOrder } = selection;
  const { table, column } = sortColumns[sortBy];
  const joined =
    table === 'keyword_rankings' ? ` join keyword_rankings d on d.list_id = ${list} and d.id = t.id` : '';
  const key = `${joined ? 'd' : 't'}.${column}`;
  const { from, where } = buildLookup(filter, list, parameters);
  return `select t.id from ${from}${joined} where ${where}
    order by (${key} is null), ${key} ${sortOrder}, t.id ${sortOrder}`;
}

/** Where to read: an offset in the second half is nearer from the end. */
function readWindow({ offset, limit, total }: KeywordPage) {
  if (offset <= total / 2) return { isReversed: false, offset, limit };
  const after = Math.max(0, total - offset - limit);
  return { isReversed: true, offset: after, limit: Math.max(0, total - offset - after) };
}

function opposite(order: 'asc' | 'desc'): 'asc' | 'desc' {
  return order === 'asc' ? 'desc' : 'asc';
}
