import { competitorFilterNames } from '@keydence/domain';
import { z } from 'zod';
import { gridSearch } from '../../app/grid/grid-search.ts';

export const competitorsPageSize = 20;

const competitorId = z.coerce.string<string>().min(1).max(64).optional().catch(undefined);

/** What the competitors screen shows, as the URL carries it. The filter `all` is the same as none. */
export const competitorsSearch = gridSearch.omit({ layout: true }).extend({
  filter: z.enum(competitorFilterNames).optional().catch(undefined),
  /** The paused ones in place of those that count. */
  paused: z.literal(true).optional().catch(undefined),
  page: z.coerce.number<number>().int().min(1).optional().catch(undefined),
  /** The competitor whose card is expanded. */
  competitor: competitorId,
  /** The competitor whose details are open. */
  details: competitorId,
  /** The competitor whose keywords are explored. */
  explore: competitorId,
});
export type CompetitorsSearch = z.output<typeof competitorsSearch>;
