import { moveVerdict } from '@keydence/domain';
import { z } from 'zod';

/** Tab, filter and page of the review in the URL. Invalid values count as absent. */
export const reviewSearch = z.object({
  /** Absent: done moves. */
  tab: z.literal('predictions').optional().catch(undefined),
  verdict: moveVerdict.optional().catch(undefined),
  page: z.coerce.number<number>().int().min(1).max(1_000_000).optional().catch(undefined),
});
export type ReviewSearch = z.output<typeof reviewSearch>;
