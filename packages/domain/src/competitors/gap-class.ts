/** How we stand against the chosen competitors for one keyword; from the one that says most to the one that says least. */
export const gapClasses = ['missing', 'weak', 'strong', 'untapped', 'shared'] as const;
export type GapClass = (typeof gapClasses)[number];

export interface GapStanding {
  /** Where we rank; null when we do not. */
  ownRank: number | null;
  /** Where each chosen competitor ranks; null when it does not. */
  ranks: readonly (number | null)[];
}

const deepestRank = 100;

/**
 * Every class that a keyword belongs to. No rank, or one past the top 100, counts as below every rank.
 * - `missing`: all chosen competitors rank, we do not.
 * - `weak`: we rank below all of them.
 * - `strong`: we rank above all of them, and at least one ranks.
 * - `untapped`: at least one ranks, we do not; so every missing keyword is untapped too.
 * - `shared`: all of them and we rank; so every weak keyword is shared too.
 * A keyword between the competitors, where one of them does not rank, belongs to none.
 */
export function gapClassesOf({ ownRank, ranks }: GapStanding): GapClass[] {
  const own = placeOf(ownRank);
  const places = ranks.map(placeOf);
  const ranked = places.filter((place) => place <= deepestRank).length;
  if (ranked === 0) return [];
  const isRanked = own <= deepestRank;
  const doAllRank = ranked === places.length;
  const belongs: Record<GapClass, boolean> = {
    missing: doAllRank && !isRanked,
    weak: doAllRank && isRanked && own > Math.max(...places),
    strong: own < Math.min(...places),
    untapped: !isRanked,
    shared: doAllRank && isRanked,
  };
  return gapClasses.filter((name) => belongs[name]);
}

function placeOf(rank: number | null): number {
  return rank === null || rank > deepestRank ? Number.POSITIVE_INFINITY : rank;
}
