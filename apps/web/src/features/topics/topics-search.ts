import { relevanceFilter, topicPageState, topicSortKeys } from '@keydence/domain';
import { z } from 'zod';
import { isFiltered } from '../../lib/filters/count-filters.ts';

export const topicsPageSize = 50;

/** Filters, sort and page of the topics, and the open topic, in the URL. Invalid values count as absent. */
export const topicsSearch = z.object({
  /** Id of the open topic. */
  topic: z.coerce
    .string<string>()
    .regex(/^\d{1,19}$/)
    .optional()
    .catch(undefined),
  search: z.coerce.string<string>().trim().min(1).max(200).optional().catch(undefined),
  relevance: relevanceFilter.optional().catch(undefined),
  /** Also shows topics that are not relevant to the site. */
  relevant: z.literal('all').optional().catch(undefined),
  pages: topicPageState.optional().catch(undefined),
  pinned: z.literal('only').optional().catch(undefined),
  /** Shows hidden topics instead of the others. */
  hidden: z.literal('only').optional().catch(undefined),
  /** Kind of map; absent: the one that the figures allow. */
  map: z.enum(['difficulty', 'area']).optional().catch(undefined),
  sort: z.enum(topicSortKeys).optional().catch(undefined),
  order: z.enum(['asc', 'desc']).optional().catch(undefined),
  page: z.coerce.number<number>().int().min(1).max(1_000_000).optional().catch(undefined),
});
export type TopicsSearch = z.output<typeof topicsSearch>;

/** Removes every filter and keeps the sort. */
export const noTopicFilters = {
  search: undefined,
  relevance: undefined,
  pages: undefined,
  pinned: undefined,
  hidden: undefined,
} satisfies Partial<TopicsSearch>;

/** True if filters narrow the list. */
export function hasTopicFilters(search: TopicsSearch): boolean {
  return isFiltered(search, noTopicFilters);
}

/** Filters of the screen in the API's names. A chosen relevance is shown, regardless of the switch. */
export function topicFilterOf(search: TopicsSearch) {
  return {
    search: search.search,
    relevance: search.relevance,
    relevantOnly: isRelevantOnly(search),
    pageState: search.pages,
    pinnedOnly: search.pinned === 'only',
    hidden: search.hidden === 'only',
  };
}

export function isRelevantOnly({ relevant, relevance, hidden }: TopicsSearch): boolean {
  return relevant === undefined && relevance === undefined && hidden === undefined;
}
