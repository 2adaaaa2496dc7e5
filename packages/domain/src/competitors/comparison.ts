import { z } from 'zod';
import { clickThroughRate } from '../gain/click-through-rate.ts';
import { shareOfVoice } from '../keywords/traffic.ts';
import { dataSourceName } from '../search-data/port.ts';
import { sharePoint } from './share-course.ts';

export const comparisonInput = z.object({ domainId: z.string() });

export const comparedSite = z.object({
  /** The competitor; null for the own site. */
  id: z.string().nullable(),
  domainName: z.string(),
  displayName: z.string(),
  /** Share of the visits of all compared sites, 0 to 1; null if no site has any. */
  shareOfVoice: z.number().nullable(),
  /** Visits a month by the published click rates. */
  visits: z.number().int(),
  /** Keywords for which the site ranks among the first 100. */
  keywords: z.number().int(),
  /** Of those keywords, the ones among the first ten. */
  topTen: z.number().int(),
});
export type ComparedSite = z.infer<typeof comparedSite>;

/** The own site and its active competitors on the tracked keywords with a search volume. */
export const siteComparison = z.object({
  /** Largest share first. */
  sites: z.array(comparedSite),
  keywords: z.number().int(),
  /** Shares at the newest reports, oldest first; reports without stored shares are omitted. */
  course: z.array(sharePoint),
  dataSource: dataSourceName.nullable(),
});
export type SiteComparison = z.infer<typeof siteComparison>;

/** Number of a site's keywords at a rank, and the sum of their monthly searches. */
export interface RankCount {
  rank: number;
  keywords: number;
  searches: number;
}

type Site = Pick<ComparedSite, 'id' | 'domainName' | 'displayName'> & { ranks: readonly RankCount[] };

const topTenRank = 10;

/** Share of voice, visits and counts of sites on the same keywords, largest first; ties by name. */
export function compareSites(sites: readonly Site[]): ComparedSite[] {
  const measured = sites.map(({ ranks, ...site }) => ({
    ...site,
    visits: estimateVisits(ranks),
    keywords: sum(ranks, ({ keywords }) => keywords),
    topTen: sum(ranks, ({ rank, keywords }) => (rank <= topTenRank ? keywords : 0)),
  }));
  const all = sum(measured, ({ visits }) => visits);
  return measured
    .map(({ visits, ...site }) => ({
      ...site,
      visits: Math.round(visits),
      shareOfVoice: shareOfVoice(visits, [all - visits]),
    }))
    .toSorted(
      (a, b) => (b.shareOfVoice ?? 0) - (a.shareOfVoice ?? 0) || a.domainName.localeCompare(b.domainName),
    );
}

/** Visits a month of a site with these ranks, by the published click rates. */
export function estimateVisits(ranks: readonly RankCount[]): number {
  return sum(ranks, ({ rank, searches }) => searches * clickThroughRate(rank));
}

function sum<T>(items: readonly T[], measure: (item: T) => number): number {
  return items.reduce((total, item) => total + measure(item), 0);
}
