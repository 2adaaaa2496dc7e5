import { competitorFilterNames } from '@keydence/domain';
import { z } from 'zod';

/** The filter of the competitors screen, as the URL carries it. `all` is the same as none. */
export const competitorsSearch = z.object({
  filter: z.enum(competitorFilterNames).optional().catch(undefined),
});
