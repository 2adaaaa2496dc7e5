export const positionBuckets = ['top3', 'top10', 'top20', 'top50', 'beyond50'] as const;
export type PositionBucket = (typeof positionBuckets)[number];

/** The chart's bucket of a rank: 1-3, 4-10, 11-20, 21-50, 51-100; null when not in the top 100. */
export function positionBucket(rank: number | null): PositionBucket | null {
  if (rank === null || rank < 1 || rank > 100) return null;
  if (rank <= 3) return 'top3';
  if (rank <= 10) return 'top10';
  if (rank <= 20) return 'top20';
  return rank <= 50 ? 'top50' : 'beyond50';
}
