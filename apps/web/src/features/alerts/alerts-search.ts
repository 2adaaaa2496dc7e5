import { z } from 'zod';

/** What is open on the alerts, as the URL carries it. */
export const alertsSearch = z.object({
  /** The rule whose form is open: its id, or `new`. */
  rule: z
    .union([z.literal('new'), z.uuid()])
    .optional()
    .catch(undefined),
  /** What has fired and is looked at, as a mail links to it. */
  event: z.uuid().optional().catch(undefined),
  /** Whether the webhooks are open. */
  webhooks: z.literal(true).optional().catch(undefined),
  page: z.coerce.number<number>().int().min(1).max(1_000_000).optional().catch(undefined),
});
