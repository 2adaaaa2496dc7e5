import { z } from 'zod';

/** Open items of the alerts screen, in the URL. */
export const alertsSearch = z.object({
  /** Id of the rule in the open form, or `new`. */
  rule: z
    .union([z.literal('new'), z.uuid()])
    .optional()
    .catch(undefined),
  /** Id of the open alert, as in mail links. */
  event: z.uuid().optional().catch(undefined),
  /** True if the webhooks dialog is open. */
  webhooks: z.literal(true).optional().catch(undefined),
  page: z.coerce.number<number>().int().min(1).max(1_000_000).optional().catch(undefined),
});
