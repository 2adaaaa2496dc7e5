import { clickThroughRate } from '../gain/click-through-rate.ts';

/**
 * Visits a month from a rank: round(volume × click-through rate), equal to DataForSEO's `etv`.
 * Unknown volume gives null; not ranking gives 0.
 */
export function estimateTraffic(searchVolume: number | null, rank: number | null): number | null {
  return searchVolume === null ? null : Math.round(searchVolume * clickThroughRate(rank));
}

interface RankedVolume {
  searchVolume: number | null;
  rank: number | null;
}

/**
 * Share of search, 0 to 1: sum(volume × rate(rank)) / sum(volume). Null if no volume is known. 1 is
 * not reachable: rank 1 everywhere gives 0.304. For a share of the reachable clicks use
 * `visibility`.
 */
export function shareOfSearch(keywords: readonly RankedVolume[]): number | null {
  const searches = sumBy(keywords, ({ searchVolume }) => searchVolume ?? 0);
  return searches === 0 ? null : sumBy(keywords, clicksOf) / searches;
}

/**
 * Clicks relative to rank 1 everywhere, 0 to 1: sum(volume × rate(rank)) / sum(volume × rate(1)).
 * Null without volume.
 */
export function visibility(keywords: readonly RankedVolume[]): number | null {
  const share = shareOfSearch(keywords);
  return share === null ? null : share / clickThroughRate(1);
}

/**
 * Share of voice, 0 to 1: our visits / (ours + those of the tracked competitors) on the same
 * keywords (Authoritas, "share of visibility"). Null if no site has visits.
 */
export function shareOfVoice(ourTraffic: number, competitorTraffic: readonly number[]): number | null {
  const total = ourTraffic + sumBy(competitorTraffic, (traffic) => traffic);
  return total === 0 ? null : ourTraffic / total;
}

function clicksOf({ searchVolume, rank }: RankedVolume): number {
  return (searchVolume ?? 0) * clickThroughRate(rank);
}

function sumBy<T>(items: readonly T[], measure: (item: T) => number): number {
  return items.reduce((sum, item) => sum + measure(item), 0);
}
