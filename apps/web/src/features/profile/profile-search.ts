import { z } from 'zod';

/** Whether an API key is being made, as the URL carries it. */
export const profileSearch = z.object({
  key: z.literal('new').optional().catch(undefined),
});
