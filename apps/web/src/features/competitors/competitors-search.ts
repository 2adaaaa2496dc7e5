import { competitorFilterNames } from '@keydence/domain';
import { z } from 'zod';
import { gridSearch } from '../../lib/grid/grid-search.ts';

export const competitorsPageSize = 20;

const competitorId = z.coerce.string<string>().min(1).max(64).optional().catch(undefined);

/** State of the competitors screen in the URL. The filter `all` equals no filter. */
export const competitorsSearch = gridSearch.omit({ layout: true }).extend({
  filter: z.enum(competitorFilterNames).optional().catch(undefined),
  /** Shows paused competitors instead of active ones. */
  paused: z.literal(true).optional().catch(undefined),
  page: z.coerce.number<number>().int().min(1).optional().catch(undefined),
  /** Competitor with the expanded card. */
  competitor: competitorId,
  /** Competitor with the open details. */
  details: competitorId,
  /** Competitor with the keyword explorer open. */
  explore: competitorId,
});
export type CompetitorsSearch = z.output<typeof competitorsSearch>;
