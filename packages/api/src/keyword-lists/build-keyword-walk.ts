import type { KeywordSortKey } from '@keydence/domain';
import {
  buildColumnFilter,
  isKnown,
  type KeywordFilter,
  type SortableTable,
} from './build-keyword-filter.ts';
import type { StatementParameters } from './collect-parameters.ts';

/** Selected keywords of a list and their order. */
export interface KeywordSelection {
  listId: number;
  filter: KeywordFilter;
  sortBy: KeywordSortKey;
  sortOrder: 'asc' | 'desc';
}

/** A sort key with an indexed column; clicks are looked up in Search Console's counts instead. */
export type WalkedSortKey = Exclude<KeywordSortKey, 'clicks'>;

export interface KeywordPage extends KeywordSelection {
  sortBy: WalkedSortKey;
  offset: number;
  limit: number;
  /** Number of keywords that match the filter; a page of the second half is read from the end. */
  total: number;
  /** Number of keywords in the list. */
  size: number;
}

/** Table and column to scan for each sort key. */
export const sortColumns = {
  search_volume: { table: 'tracked_keywords', column: 'search_volume' },
  difficulty_score: { table: 'tracked_keywords', column: 'difficulty_score' },
  trend_monthly: { table: 'tracked_keywords', column: 'trend_monthly' },
  trend_quarterly: { table: 'tracked_keywords', column: 'trend_quarterly' },
  trend_yearly: { table: 'tracked_keywords', column: 'trend_yearly' },
  opportunity_score: { table: 'keyword_rankings', column: 'opportunity_score' },
  gain: { table: 'keyword_rankings', column: 'gain_mid' },
  rank_absolute: { table: 'keyword_rankings', column: 'rank_absolute' },
  last_ranking_check: { table: 'keyword_rankings', column: 'last_ranking_check' },
} as const satisfies Record<WalkedSortKey, { table: SortableTable; column: string }>;

/**
 * The columns of one page's rows from the table of its sort key (d), along that key's index; a
 * reversed page starts with its last row. Its filter has no look-up.
 */
export function buildWalk(
  page: KeywordPage,
  columns: string,
  { list, parameters }: { list: string; parameters: StatementParameters },
): string {
  const { table, column } = sortColumns[page.sortBy];
  const { isReversed, offset, limit } = readWindow(page);
  const direction = isReversed ? opposite(page.sortOrder) : page.sortOrder;
  const conditions = [`d.list_id = ${list}`, ...buildColumnFilter(page.filter, 'd', parameters, table)];
  const from = `select ${columns} from ${table} d where ${conditions.join(' and ')}`;
  const order = `order by d.${column} ${direction}, d.id ${direction}`;
  const stretch = `limit ${parameters.add(limit)} offset ${parameters.add(offset)}`;
  // The index has the unknown values after the largest: right for an ascending page, and for any
  // page without unknown values among the matches.
  if (page.sortOrder === 'asc' || isKnown(page.filter, page.sortBy)) return `${from} ${order} ${stretch}`;
  const reach = parameters.add(offset + limit);
  const known = `(${from} and d.${column} is not null ${order} limit ${reach})`;
  const unknown = `(${from} and d.${column} is null ${order} limit ${reach})`;
  const parts = isReversed ? [unknown, known] : [known, unknown];
  return `${parts.join(' union all ')} ${stretch}`;
}

/** Position to read from: an offset in the second half is nearer to the end. */
export function readWindow({ offset, limit, total }: Pick<KeywordPage, 'offset' | 'limit' | 'total'>) {
  if (offset <= total / 2) return { isReversed: false, offset, limit };
  const after = Math.max(0, total - offset - limit);
  return { isReversed: true, offset: after, limit: Math.max(0, total - offset - after) };
}

/**
 * Number of index entries that a page's scan reads, if matches are spread evenly; the planner
 * assumes the same.
 */
export function countWalked(page: KeywordPage): number {
  const { offset, limit } = readWindow(page);
  return ((offset + limit) * page.size) / page.total;
}

function opposite(order: 'asc' | 'desc'): 'asc' | 'desc' {
  return order === 'asc' ? 'desc' : 'asc';
}
