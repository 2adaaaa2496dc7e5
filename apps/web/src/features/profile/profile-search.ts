import { z } from 'zod';

/** True while an API key is being created, in the URL. */
export const profileSearch = z.object({
  key: z.literal('new').optional().catch(undefined),
});
