import { gapClasses, gapSortKeys, maxGapSites, relevanceFilter, searchIntent } from '@keydence/domain';
import { z } from 'zod';
import { gridSearch } from '../../app/grid/grid-search.ts';

const separator = ',';
/** Keywords that one request can add to the content plan. */
export const maxSentKeywords = 50;

/** Filters, sort and columns of the gap matrix, as the URL carries them. Nonsense counts as absent. */
export const gapMatrixSearch = gridSearch.omit({ layout: true }).extend({
  class: z.enum(gapClasses).optional().catch(undefined),
  /** Ids of the chosen competitors with commas between them; absent is all. */
  sites: z.string().min(1).max(1_000).optional().catch(undefined),
  /** At least so many of the chosen competitors rank. */
  min: z.coerce.number<number>().int().min(2).max(maxGapSites).optional().catch(undefined),
  /** Content gaps alone, or keywords for which all chosen competitors rank and we do. */
  only: z.enum(['gaps', 'shared']).optional().catch(undefined),
  brands: z.literal('hidden').optional().catch(undefined),
  /** Shows keywords that are not about the site, too. */
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
  /** The keywords that are selected. */
  selected: z.array(z.coerce.string<string>()).min(1).max(maxSentKeywords).optional().catch(undefined),
});
export type GapMatrixSearch = z.output<typeof gapMatrixSearch>;

/** Takes away every filter; the chosen competitors and the sort stay. */
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

/** What narrows the matrix. */
export function hasGapFilters(search: GapMatrixSearch): boolean {
  const names = Object.keys(noGapFilters) as (keyof typeof noGapFilters)[];
  return names.some((name) => search[name] !== undefined);
}

/** A chosen relevance is shown, whatever the switch says. */
export function isRelevantOnly({ relevant, relevance }: GapMatrixSearch): boolean {
  return relevant === undefined && relevance === undefined;
}

export function readSites({ sites }: GapMatrixSearch): string[] {
  return sites?.split(separator).slice(0, maxGapSites) ?? [];
}

/** The chosen competitors for the URL; undefined when all of them are chosen. */
export function writeSites(chosen: readonly string[], all: readonly string[]): string | undefined {
  return chosen.length === all.length ? undefined : chosen.join(separator);
}
