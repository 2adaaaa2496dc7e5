import { contentPriority, contentStatus, maxPlanExclusions, maxPlannedPages } from '@keydence/domain';
import { z } from 'zod';

const keywords = z.array(z.coerce.string<string>().min(1).max(200));

/** Filters, open plan item, planner options and visible column of a narrow screen, in the URL. */
export const contentPlanSearch = z.object({
  search: z.coerce.string<string>().trim().min(1).max(200).optional().catch(undefined),
  priority: contentPriority.optional().catch(undefined),
  column: contentStatus.optional().catch(undefined),
  item: z.uuid().optional().catch(undefined),
  /** Number of pages to plan for two weeks; also opens the planner. */
  plan: z.coerce.number<number>().int().min(1).max(maxPlannedPages).optional().catch(undefined),
  pin: keywords.max(maxPlannedPages).optional().catch(undefined),
  skip: keywords.max(maxPlanExclusions).optional().catch(undefined),
  /** Also plans keywords that are not relevant to the site. */
  relevant: z.literal('all').optional().catch(undefined),
});
export type ContentPlanSearch = z.output<typeof contentPlanSearch>;
