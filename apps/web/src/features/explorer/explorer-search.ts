import { competitorKeywordSortKeys, searchIntent } from '@keydence/domain';
import { z } from 'zod';
import { gridSearch } from '../../app/grid/grid-search.ts';

/** Filters and sort of the explorer, as the URL carries them beside the competitor. Nonsense counts as absent. */
export const explorerSearch = gridSearch.extend({
  /** The competitor whose keywords are explored. */
  explore: z.coerce.string<string>().min(1).max(100).optional().catch(undefined),
  search: z.coerce.string<string>().trim().min(1).max(200).optional().catch(undefined),
  intent: searchIntent.optional().catch(undefined),
  competition: z.enum(['low', 'medium', 'high']).optional().catch(undefined),
  minVolume: z.coerce.number<number>().int().min(1).max(2_147_483_647).optional().catch(undefined),
  /** US dollars a click. */
  maxCpc: z.coerce.number<number>().min(0.01).max(1_000_000).optional().catch(undefined),
  sort: z.enum(competitorKeywordSortKeys).optional().catch(undefined),
  order: z.enum(['asc', 'desc']).optional().catch(undefined),
});
export type ExplorerSearch = z.output<typeof explorerSearch>;

/** Takes every filter away; the sort stays. */
export const noFilters = {
  search: undefined,
  intent: undefined,
  competition: undefined,
  minVolume: undefined,
  maxCpc: undefined,
} satisfies Partial<ExplorerSearch>;

/** Closes the explorer: the next competitor starts without filters. */
export const closedExplorer = {
  ...noFilters,
  explore: undefined,
  sort: undefined,
  order: undefined,
  layout: undefined,
  columns: undefined,
  density: undefined,
};

/** How many filters narrow the list. */
export function countFilters(search: ExplorerSearch): number {
  const names = Object.keys(noFilters) as (keyof typeof noFilters)[];
  return names.filter((name) => search[name] !== undefined).length;
}

/** The typed minimum search volume: an integer; undefined when there is none. */
export function readMinVolume(text: string): number | undefined {
  return explorerSearch.shape.minVolume.parse(Number.parseInt(text, 10));
}

/** The typed maximum CPC: US dollars, to the cent; undefined when there is none. */
export function readMaxCpc(text: string): number | undefined {
  const cents = Math.round(Number.parseFloat(text) * 100);
  return explorerSearch.shape.maxCpc.parse(cents / 100);
}
