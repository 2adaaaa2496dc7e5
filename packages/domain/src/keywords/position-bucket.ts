export const positionBuckets = ['top3', 'top10', 'top20', 'top50', 'beyond50'] as const;
export type PositionBucket = (typeof positionBuckets)[number];

/** Ways in which a rank can change between two reports. */
export const rankMoveKinds = ['gained', 'lost', 'up', 'down'] as const;
export type RankMoveKind = (typeof rankMoveKinds)[number];

/** Rank filters of a list: a bucket, ranks 4 to 20, checked without a rank, not checked, or moved since a report. */
export const rankFilters = [
  ...positionBuckets,
  'quick_wins',
  'no_page',
  'not_checked',
  ...rankMoveKinds,
] as const;
export type RankFilter = (typeof rankFilters)[number];

/** First and last rank of each bucket. */
export const positionRanges: Record<PositionBucket, readonly [first: number, last: number]> = {
  top3: [1, 3],
  top10: [4, 10],
  top20: [11, 20],
  top50: [21, 50],
  beyond50: [51, 100],
};

/** Near enough to the top for a better page to gain clicks soon. */
export const quickWinRanks = [4, 20] as const;

/** The chart's bucket of a rank; null if not in the top 100. */
export function positionBucket(rank: number | null): PositionBucket | null {
  if (rank === null || rank < 1) return null;
  return positionBuckets.find((bucket) => rank <= positionRanges[bucket][1]) ?? null;
}

/** True for filters by the rank changes of the newest report. */
export function isRankMove(filter: RankFilter): filter is RankMoveKind {
  return rankMoveKinds.some((kind) => kind === filter);
}
