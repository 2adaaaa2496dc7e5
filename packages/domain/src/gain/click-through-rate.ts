// Rates published by DataForSEO for rank_group 1 to 23 (help center, "How is ETV calculated"). From 23 to 100
// the rate is constant.
const curve = [
  0.304, 0.162, 0.0973, 0.0659, 0.0469, 0.0338, 0.0256, 0.0197, 0.015, 0.0113, 0.0091, 0.0075, 0.0059, 0.0056,
  0.0051, 0.0043, 0.0043, 0.0033, 0.0027, 0.0024, 0.0023, 0.0022, 0.0021,
] as const;
const tailRate = 0.0021;

/** A site's own rates (0 to 1) by whole rank, if known; the published curve covers all other ranks. */
export type ClickCurve = ReadonlyMap<number, number>;

export const publishedCurve: ClickCurve = new Map();

/** Lowest rank that is checked; below it a site counts as not ranking. */
export const lastCheckedRank = 100;

/**
 * Share (0 to 1) of searches that click the organic result at this rank. A fractional rank, such as
 * an average position, is interpolated on the logarithm of the rate. No rank, or one past 100,
 * gives 0. With an own curve, the site's rates apply where known.
 */
export function clickThroughRate(rank: number | null, own: ClickCurve = publishedCurve): number {
  if (rank === null || !(rank >= 1 && rank <= lastCheckedRank)) return 0;
  const above = Math.floor(rank);
  const upper = own.get(above) ?? publishedRate(above);
  if (above === rank) return upper;
  const lower = own.get(above + 1) ?? publishedRate(above + 1);
  return Math.exp(Math.log(upper) + (rank - above) * (Math.log(lower) - Math.log(upper)));
}

/** The published rate at a whole rank from 1 to 100. */
export function publishedRate(rank: number): number {
  return curve[rank - 1] ?? tailRate;
}
