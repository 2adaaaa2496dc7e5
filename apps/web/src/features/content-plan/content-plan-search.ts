import { contentPriority, contentStatus } from '@keydence/domain';
import { z } from 'zod';

/** Filters, open piece and the column that a narrow screen shows, as the URL carries them. */
export const contentPlanSearch = z.object({
  search: z.coerce.string<string>().trim().min(1).max(200).optional().catch(undefined),
  priority: contentPriority.optional().catch(undefined),
  column: contentStatus.optional().catch(undefined),
  item: z.uuid().optional().catch(undefined),
});
export type ContentPlanSearch = z.output<typeof contentPlanSearch>;
