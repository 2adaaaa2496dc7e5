import { z } from 'zod';

/** What is open on the report, as the URL carries it. */
export const reportsSearch = z.object({
  /** The statement whose evidence is open, by its place in the report. */
  evidence: z
    .string()
    .regex(/^[\w.]{1,200}$/)
    .optional()
    .catch(undefined),
  /** Whether the links to the report are open. */
  share: z.literal(true).optional().catch(undefined),
  /** Whether the schedule of the reports is open. */
  schedule: z.literal(true).optional().catch(undefined),
});
