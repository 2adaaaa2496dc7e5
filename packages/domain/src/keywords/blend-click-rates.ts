import { type ClickCurve, lastCheckedRank, publishedRate } from './click-through-rate.ts';

/** What Search Console has counted for a site's queries at one rank. */
export interface RankClicks {
  /** 1 to 100, rounded from the average position. */
  rank: number;
  clicks: number;
  impressions: number;
}

/** Fewer impressions at a rank say too little of its click rate. */
export const leastImpressions = 1_000;
/** The published rate counts as much as so many impressions. */
const priorImpressions = 500;

/**
 * A site's own click rates: (clicks + 500 × published rate) / (impressions + 500) at each rank with at least 1,000
 * impressions, so that a rank with little evidence stays near the published rate. The weights are our own.
 */
export function blendClickRates(counts: readonly RankClicks[]): ClickCurve {
  const curve = new Map<number, number>();
  for (const { rank, clicks, impressions } of counts) {
    if (impressions < leastImpressions || rank < 1 || rank > lastCheckedRank) continue;
    const blended = (clicks + priorImpressions * publishedRate(rank)) / (impressions + priorImpressions);
    curve.set(rank, Math.min(1, blended));
  }
  return curve;
}
