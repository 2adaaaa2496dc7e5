import { competitorKeywordSortKeys, searchIntent } from '@keydence/domain';
import { z } from 'zod';
import { isFiltered } from '../../lib/filters/count-filters.ts';
import { gridSearch } from '../../lib/grid/grid-search.ts';

/** Filters and sort of the explorer, next to the competitor in the URL. Invalid values count as absent. */
export const explorerSearch = gridSearch.extend({
  /** Competitor with the keyword explorer open. */
  explore: z.coerce.string<string>().min(1).max(100).optional().catch(undefined),
  search: z.coerce.string<string>().trim().min(1).max(200).optional().catch(undefined),
  intent: searchIntent.optional().catch(undefined),
  competition: z.enum(['low', 'medium', 'high']).optional().catch(undefined),
  minVolume: z.coerce.number<number>().int().min(1).max(2_147_483_647).optional().catch(undefined),
  /** US dollars per click. */
  maxCpc: z.coerce.number<number>().min(0.01).max(1_000_000).optional().catch(undefined),
  sort: z.enum(competitorKeywordSortKeys).optional().catch(undefined),
  order: z.enum(['asc', 'desc']).optional().catch(undefined),
});
export type ExplorerSearch = z.output<typeof explorerSearch>;

/** Removes every filter and keeps the sort. */
export const noFilters = {
  search: undefined,
  intent: undefined,
  competition: undefined,
  minVolume: undefined,
  maxCpc: undefined,
} satisfies Partial<ExplorerSearch>;

/** Closes the explorer; the next competitor starts without filters. */
export const closedExplorer = {
  ...noFilters,
  explore: undefined,
  sort: undefined,
  order: undefined,
  layout: undefined,
  columns: undefined,
  density: undefined,
};

/** True if a filter narrows the list. */
export function hasFilters(search: ExplorerSearch): boolean {
  return isFiltered(search, noFilters);
}

/** Typed minimum search volume as an integer; undefined without one. */
export function readMinVolume(text: string): number | undefined {
  return explorerSearch.shape.minVolume.parse(Number.parseInt(text, 10));
}

/** Typed maximum CPC in US dollars, to the cent; undefined without one. */
export function readMaxCpc(text: string): number | undefined {
  const cents = Math.round(Number.parseFloat(text) * 100);
  return explorerSearch.shape.maxCpc.parse(cents / 100);
}
