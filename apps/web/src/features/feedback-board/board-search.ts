import { feedbackCategory, feedbackSearchMaxLength, feedbackSort, feedbackStatus } from '@keydence/domain';
import { z } from 'zod';

const id = z.coerce.string<string>().min(1).max(64).optional().catch(undefined);

/** State of the board in the URL. Invalid values count as absent. */
export const boardSearch = z.object({
  category: feedbackCategory.optional().catch(undefined),
  status: feedbackStatus.optional().catch(undefined),
  search: z.coerce.string<string>().trim().min(1).max(feedbackSearchMaxLength).optional().catch(undefined),
  /** Only items from the selected workspace. */
  ours: z.literal(true).optional().catch(undefined),
  sort: feedbackSort.optional().catch(undefined),
  page: z.coerce.number<number>().int().min(1).max(1_000_000).optional().catch(undefined),
  /** Id of the open item. */
  item: id,
  /** Id of the linked comment of the open item. */
  comment: id,
  /** Set while the form to share feedback is open. */
  share: z.literal(1).optional().catch(undefined),
});
export type BoardSearch = z.output<typeof boardSearch>;

/** True if a filter narrows the list; sort and page do not count. */
export function hasBoardFilters({ category, status, search, ours }: BoardSearch): boolean {
  return [category, status, search, ours].some((value) => value !== undefined);
}

/** Removes every filter and keeps the sort. */
export const withoutFilters = {
  category: undefined,
  status: undefined,
  search: undefined,
  ours: undefined,
} satisfies BoardSearch;
