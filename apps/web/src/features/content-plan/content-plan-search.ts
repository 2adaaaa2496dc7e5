import { contentPriority, contentStatus, maxPlanExclusions, maxPlannedPages } from '@keydence/domain';
import { z } from 'zod';

const keywords = z.array(z.coerce.string<string>().min(1).max(200));

/** Filters, open piece, the planner's choices and the column that a narrow screen shows, as the URL carries them. */
export const contentPlanSearch = z.object({
  search: z.coerce.string<string>().trim().min(1).max(200).optional().catch(undefined),
  priority: contentPriority.optional().catch(undefined),
  column: contentStatus.optional().catch(undefined),
  item: z.uuid().optional().catch(undefined),
  /** For how many pages two weeks are planned; the planner is open. */
  plan: z.coerce.number<number>().int().min(1).max(maxPlannedPages).optional().catch(undefined),
  pin: keywords.max(maxPlannedPages).optional().catch(undefined),
  skip: keywords.max(maxPlanExclusions).optional().catch(undefined),
  /** Plans keywords that are not about the site, too. */
  relevant: z.literal('all').optional().catch(undefined),
});
export type ContentPlanSearch = z.output<typeof contentPlanSearch>;
