import { feedbackCategory, feedbackSearchMaxLength, feedbackSort, feedbackStatus } from '@keydence/domain';
import { z } from 'zod';

const id = z.coerce.string<string>().min(1).max(64).optional().catch(undefined);

/** What the board shows, as the URL carries it. Nonsense counts as absent. */
export const boardSearch = z.object({
  category: feedbackCategory.optional().catch(undefined),
  status: feedbackStatus.optional().catch(undefined),
  search: z.coerce.string<string>().trim().min(1).max(feedbackSearchMaxLength).optional().catch(undefined),
  /** Only what came from the selected workspace. */
  ours: z.literal(true).optional().catch(undefined),
  sort: feedbackSort.optional().catch(undefined),
  page: z.coerce.number<number>().int().min(1).max(1_000_000).optional().catch(undefined),
  /** The item that is open. */
  item: id,
  /** The comment of the open item that a link leads to. */
  comment: id,
  /** The form to share feedback is open. */
  share: z.literal(1).optional().catch(undefined),
});
export type BoardSearch = z.output<typeof boardSearch>;

/** What narrows the list; sort and page do not. */
export function hasBoardFilters({ category, status, search, ours }: BoardSearch): boolean {
  return [category, status, search, ours].some((value) => value !== undefined);
}

/** Takes every filter away; the sort stays. */
export const withoutFilters = {
  category: undefined,
  status: undefined,
  search: undefined,
  ours: undefined,
} satisfies BoardSearch;
