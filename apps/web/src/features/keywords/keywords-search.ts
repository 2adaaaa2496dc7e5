import { keywordSortKeys, keywordTag, rankFilters, relevanceFilter, searchIntent } from '@keydence/domain';
import { z } from 'zod';
import { gridSearch } from '../../app/grid/grid-search.ts';
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

/** Filters, sort and page of the keyword list, as the URL carries them. Nonsense counts as absent. */
export const keywordsSearch = gridSearch.extend({
  search: z.coerce.string<string>().trim().min(1).max(200).optional().catch(undefined),
  intent: searchIntent.optional().catch(undefined),
  volume: oneOf(volumeOptions),
  difficulty: oneOf(difficultyOptions),
  /** The least opportunity score. */
  opportunity: z.coerce.number<number>().int().min(1).max(100).optional().catch(undefined),
  /** A range of ranks, or why there is none. */
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
  /** The saved view that the filters came from. */
  view: z.uuid().optional().catch(undefined),
  /** The keyword whose details are open. */
  keyword: z.coerce
    .string<string>()
    .regex(/^\d{1,19}$/)
    .optional()
    .catch(undefined),
  /** What `writeSelection` gives. */
  selected: z.coerce.string<string>().regex(selectionPattern).optional().catch(undefined),
  /** The page of the recently deleted keywords, while they are shown. */
  deleted: z.coerce.number<number>().int().min(1).max(1_000_000).optional().catch(undefined),
});
export type KeywordsSearch = z.output<typeof keywordsSearch>;

/** Takes every filter away; the sort stays. */
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

/** Whether other keywords may match after these changes: what was selected among the old ones no longer counts. */
export function changesFilters(changes: Partial<KeywordsSearch>): boolean {
  return filterNames.some((name) => name in changes);
}
