export const sampleSites = ['brewlane.example', 'grindandpour.example', 'slowfilter.example'] as const;

export interface SampleGap {
  keyword: string;
  /** Rank of each of `sampleSites`, ours first; null outside the first hundred. */
  ranks: readonly [number | null, number | null, number | null];
}

/** Rows of a Gap Matrix. The ranks are examples. */
export const sampleGaps: readonly SampleGap[] = [
  { keyword: 'burr grinder settings', ranks: [null, 4, 11] },
  { keyword: 'gooseneck kettle review', ranks: [null, 2, 7] },
  { keyword: 'pour over coffee ratio', ranks: [18, 3, 6] },
  { keyword: 'chemex filter sizes', ranks: [34, 12, 5] },
  { keyword: 'v60 brewing guide', ranks: [2, 9, 14] },
  { keyword: 'bloom time coffee', ranks: [5, 8, null] },
];
