/** Classes of a keyword by our rank against the chosen competitors, in the order of the screen. */
export const gapClasses = ['missing', 'untapped', 'weak', 'contested', 'strong'] as const;
export type GapClass = (typeof gapClasses)[number];

export interface GapStanding {
  /** Our rank; null if we do not rank. */
  ownRank: number | null;
  /** Rank of each chosen competitor; null if it does not rank. */
  ranks: readonly (number | null)[];
}

const deepestRank = 100;

/**
 * The one class of a keyword for which at least one chosen competitor ranks; null if none does. No
 * rank, or one past the top 100, counts as below every rank.
 *
 * - `missing`: all chosen competitors rank, we do not.
 * - `untapped`: some of them rank, we do not.
 * - `weak`: all of them rank above us.
 * - `strong`: we rank above all of them.
 * - `contested`: every other keyword for which we rank.
 */
export function gapClassOf({ ownRank, ranks }: GapStanding): GapClass | null {
  const own = placeOf(ownRank);
  const places = ranks.map(placeOf);
  const ranked = places.filter((place) => place <= deepestRank).length;
  if (ranked === 0) return null;
  const doAllRank = ranked === places.length;
  if (own > deepestRank) return doAllRank ? 'missing' : 'untapped';
  if (doAllRank && own > Math.max(...places)) return 'weak';
  return own < Math.min(...places) ? 'strong' : 'contested';
}

/**
 * True if we and all chosen competitors rank. A filter rather than a class, because it overlaps the
 * classes.
 */
export function isSharedKeyword({ ownRank, ranks }: GapStanding): boolean {
  return ranks.length > 0 && [ownRank, ...ranks].every((rank) => placeOf(rank) <= deepestRank);
}

function placeOf(rank: number | null): number {
  return rank === null || rank > deepestRank ? Number.POSITIVE_INFINITY : rank;
}
