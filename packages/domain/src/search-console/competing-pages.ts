/** Figures of one page for one query. */
export interface QueryPage {
  url: string;
  clicks: number;
  impressions: number;
  position: number;
}

const leastImpressions = 10;
const leastShare = 0.1;

/**
 * The leading page of a query, and the pages that compete with it: at least 10 impressions and 10 %
 * of the query's, so that a page shown once does not compete (the limits are our own). The page
 * with the most clicks leads, then the one with the most impressions, then the better rank.
 */
export function findCompetingPages(
  pages: readonly QueryPage[],
  queryImpressions: number,
): { lead: QueryPage | null; rivals: QueryPage[] } {
  const [lead = null, ...others] = pages.toSorted(
    (a, b) => b.clicks - a.clicks || b.impressions - a.impressions || a.position - b.position,
  );
  const least = Math.max(leastImpressions, leastShare * queryImpressions);
  if (lead === null || lead.impressions < least) return { lead, rivals: [] };
  return { lead, rivals: others.filter(({ impressions }) => impressions >= least) };
}
