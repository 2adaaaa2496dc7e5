import { z } from 'zod';

/** Open parts of the report, in the URL. */
export const reportsSearch = z.object({
  /** Path of the statement with open evidence. */
  evidence: z
    .string()
    .regex(/^[\w.]{1,200}$/)
    .optional()
    .catch(undefined),
  /** True while the share links are open. */
  share: z.literal(true).optional().catch(undefined),
  /** True while the schedule is open. */
  schedule: z.literal(true).optional().catch(undefined),
});
