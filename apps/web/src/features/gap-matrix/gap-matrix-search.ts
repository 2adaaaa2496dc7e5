import { gapClasses, gapSortKeys, maxGapSites, relevanceFilter, searchIntent } from '@keydence/domain';
import { z } from 'zod';
import { isFiltered } from '../../lib/filters/count-filters.ts';
import { gridSearch } from '../../lib/grid/grid-search.ts';

const separator = ',';
/** Maximum keywords per request to the content plan. */
export const maxSentKeywords = 50;

/** Filters, sort and columns of the gap matrix in the URL. Invalid values count as absent. */
export const gapMatrixSearch = gridSearch.omit({ layout: true }).extend({
  class: z.enum(gapClasses).optional().catch(undefined),
  /** Ids of the chosen competitors, comma-separated; absent means all. */
  sites: z.string().min(1).max(1_000).optional().catch(undefined),
  /** Minimum number of chosen competitors that rank. */
  min: z.coerce.number<number>().int().min(2).max(maxGapSites).optional().catch(undefined),
  /** Content gaps only, or keywords for which we and all chosen competitors rank. */
  only: z.enum(['gaps', 'shared']).optional().catch(undefined),
  brands: z.literal('hidden').optional().catch(undefined),
  /** Also shows keywords that are not relevant to the site. */
  relevant: z.literal('all').optional().catch(undefined),
  relevance: relevanceFilter.optional().catch(undefined),
  /** Id of a topic. */
  topic: z.coerce
    .string<string>()
    .regex(/^\d{1,19}$/)
    .optional()
    .catch(undefined),
  search: z.coerce.string<string>().trim().min(1).max(200).optional().catch(undefined),
  intent: searchIntent.optional().catch(undefined),
  volume: z.coerce.number<number>().int().min(1).max(2_147_483_647).optional().catch(undefined),
  difficulty: z.coerce.number<number>().int().min(0).max(100).optional().catch(undefined),
  sort: z.enum(gapSortKeys).optional().catch(undefined),
  order: z.enum(['asc', 'desc']).optional().catch(undefined),
  chart: z.literal('hidden').optional().catch(undefined),
  /** Selected keywords. */
  selected: z.array(z.coerce.string<string>()).min(1).max(maxSentKeywords).optional().catch(undefined),
});
export type GapMatrixSearch = z.output<typeof gapMatrixSearch>;

/** Removes every filter and keeps the chosen competitors and the sort. */
export const noGapFilters = {
  class: undefined,
  min: undefined,
  only: undefined,
  brands: undefined,
  relevance: undefined,
  topic: undefined,
  search: undefined,
  intent: undefined,
  volume: undefined,
  difficulty: undefined,
} satisfies Partial<GapMatrixSearch>;

/** True if a filter narrows the matrix. */
export function hasGapFilters(search: GapMatrixSearch): boolean {
  return isFiltered(search, noGapFilters);
}

/** False if a relevance is chosen: it is shown regardless of the switch. */
export function isRelevantOnly({ relevant, relevance }: GapMatrixSearch): boolean {
  return relevant === undefined && relevance === undefined;
}

export function readSites({ sites }: GapMatrixSearch): string[] {
  return sites?.split(separator).slice(0, maxGapSites) ?? [];
}

/** Chosen competitors for the URL; undefined if all are chosen. */
export function writeSites(chosen: readonly string[], all: readonly string[]): string | undefined {
  return chosen.length === all.length ? undefined : chosen.join(separator);
}
