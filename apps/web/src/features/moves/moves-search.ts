import { moveLeftOut, moveSortKeys, moveVerb, moveView } from '@keydence/domain';
import { z } from 'zod';
import { isFiltered } from '../../lib/filters/count-filters.ts';
import { gridSearch } from '../../lib/grid/grid-search.ts';

/** Filters, sort and page of the moves in the URL. Invalid values count as absent. */
export const movesSearch = gridSearch.extend({
  /** Absent: planned moves. */
  view: moveView.optional().catch(undefined),
  verb: moveVerb.optional().catch(undefined),
  topic: z.coerce.string<string>().regex(/^\d+$/).optional().catch(undefined),
  why: moveLeftOut.optional().catch(undefined),
  search: z.coerce.string<string>().trim().min(1).max(200).optional().catch(undefined),
  sort: z.enum(moveSortKeys).optional().catch(undefined),
  order: z.enum(['asc', 'desc']).optional().catch(undefined),
  page: z.coerce.number<number>().int().min(1).max(1_000_000).optional().catch(undefined),
});
export type MovesSearch = z.output<typeof movesSearch>;

/** Removes every filter and keeps view and sort. */
export const noMoveFilters = {
  verb: undefined,
  topic: undefined,
  why: undefined,
  search: undefined,
} satisfies Partial<MovesSearch>;

/** True if filters narrow the list. */
export function hasMoveFilters(search: MovesSearch): boolean {
  return isFiltered(search, noMoveFilters);
}

/** View, filters and sort in the API's names. */
export function moveFilterOf({ view = 'planned', verb, topic, why, search, sort, order }: MovesSearch) {
  if (view === 'planned') return { view };
  return {
    view,
    verb,
    topicId: topic,
    leftOutBecause: view === 'candidates' ? why : undefined,
    search,
    sortBy: sort,
    sortOrder: order,
  };
}
