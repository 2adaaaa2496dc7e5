import { findingGroup, pageSortKeys, pageState, pageType } from '@keydence/domain';
import { z } from 'zod';
import { isFiltered } from '../../lib/filters/count-filters.ts';
import { gridSearch } from '../../lib/grid/grid-search.ts';

/** Findings per page. */
export const findingsPageSize = 50;

/** View, filters, sort and page of the inventory, and the open page, in the URL. */
export const pagesSearch = gridSearch.extend({
  /** Absent: the inventory. */
  view: z.literal('findings').optional().catch(undefined),
  /** Id of the page with open details. */
  of: z.coerce
    .string<string>()
    .regex(/^\d{1,19}$/)
    .optional()
    .catch(undefined),
  search: z.coerce.string<string>().trim().min(1).max(200).optional().catch(undefined),
  state: pageState.optional().catch(undefined),
  folder: z.coerce.string<string>().trim().min(1).max(200).optional().catch(undefined),
  language: z.coerce.string<string>().trim().min(1).max(20).optional().catch(undefined),
  type: pageType.optional().catch(undefined),
  kind: z.string().max(60).optional().catch(undefined),
  group: findingGroup.optional().catch(undefined),
  /** Absent: open findings. */
  show: z.enum(['new', 'gone', 'ignored']).optional().catch(undefined),
  sort: z.enum(pageSortKeys).optional().catch(undefined),
  order: z.enum(['asc', 'desc']).optional().catch(undefined),
  page: z.coerce.number<number>().int().min(1).max(1_000_000).optional().catch(undefined),
});
export type PagesSearch = z.output<typeof pagesSearch>;

/** Removes every filter and keeps the sort. */
export const noPageFilters = {
  search: undefined,
  state: undefined,
  folder: undefined,
  language: undefined,
  type: undefined,
  kind: undefined,
} satisfies Partial<PagesSearch>;

/** True if filters narrow the list. */
export function hasPageFilters(search: PagesSearch): boolean {
  return isFiltered(search, noPageFilters);
}

/** API input of the list. */
export function pageFilterOf(search: PagesSearch) {
  return {
    search: search.search,
    state: search.state,
    folder: search.folder,
    language: search.language,
    type: search.type,
    finding: search.kind,
    sortBy: search.sort,
    sortOrder: search.order,
  };
}
