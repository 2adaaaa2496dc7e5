import { keywordSortKeys, keywordTag, rankFilters, relevanceFilter, searchIntent } from '@keydence/domain';
import { z } from 'zod';
import { gridSearch } from '../../lib/grid/grid-search.ts';
import { selectionPattern } from './keyword-selection.ts';

export const keywordsPageSize = 20;

export const volumeOptions = [1000, 5000, 10_000] as const;
export const difficultyOptions = [30, 60, 80] as const;

const oneOf = (options: readonly number[]) =>
  z.coerce
    .number<number>()
    .refine((value) => options.includes(value))
    .optional()
    .catch(undefined);

/** Filters, sort and page of the keyword list in the URL. Invalid values count as absent. */
export const keywordsSearch = gridSearch.extend({
  search: z.coerce.string<string>().trim().min(1).max(200).optional().catch(undefined),
  intent: searchIntent.optional().catch(undefined),
  volume: oneOf(volumeOptions),
  difficulty: oneOf(difficultyOptions),
  /** Minimum opportunity score. */
  opportunity: z.coerce.number<number>().int().min(1).max(100).optional().catch(undefined),
  /** Range of ranks, or the reason for a missing rank. */
  ranks: z.enum(rankFilters).optional().catch(undefined),
  tag: z.coerce.string<string>().pipe(keywordTag).optional().catch(undefined),
  /** Id of a topic. */
  topic: z.coerce
    .string<string>()
    .regex(/^\d{1,19}$/)
    .optional()
    .catch(undefined),
  relevance: relevanceFilter.optional().catch(undefined),
  sort: z.enum(keywordSortKeys).optional().catch(undefined),
  order: z.enum(['asc', 'desc']).optional().catch(undefined),
  page: z.coerce.number<number>().int().min(1).max(1_000_000).optional().catch(undefined),
  /** Id of the saved view that the filters came from. */
  view: z.uuid().optional().catch(undefined),
  /** Id of the keyword with open details. */
  keyword: z.coerce
    .string<string>()
    .regex(/^\d{1,19}$/)
    .optional()
    .catch(undefined),
  /** Selection in the format of `writeSelection`. */
  selected: z.coerce.string<string>().regex(selectionPattern).optional().catch(undefined),
  /** Page of the recently deleted keywords, while they are open. */
  deleted: z.coerce.number<number>().int().min(1).max(1_000_000).optional().catch(undefined),
});
export type KeywordsSearch = z.output<typeof keywordsSearch>;

/** Removes every filter and keeps the sort. */
export const withoutFilters = {
  search: undefined,
  intent: undefined,
  volume: undefined,
  difficulty: undefined,
  opportunity: undefined,
  ranks: undefined,
  tag: undefined,
  topic: undefined,
  relevance: undefined,
} satisfies Partial<KeywordsSearch>;

const filterNames = Object.keys(withoutFilters) as (keyof typeof withoutFilters)[];

/** True if a filter narrows the list; sort and page do not. */
export function hasKeywordFilters(search: KeywordsSearch): boolean {
  return filterNames.some((name) => search[name] !== undefined);
}

/** True if the changes can alter the matches, which invalidates the selection. */
export function changesFilters(changes: Partial<KeywordsSearch>): boolean {
  return filterNames.some((name) => name in changes);
}
