/** Number of lists of one size. */
export interface ListClass {
  size: number;
  count: number;
}

/** Contents of a world. The first list of a class is for reading, the last for writing. */
export interface WorldPlan {
  isSmall: boolean;
  largest: ListClass;
  /** Refreshes are measured here. */
  large: ListClass;
  middle: ListClass;
  others: ListClass[];
}

/** 5,000,000 keywords in 11,112 lists. */
const fullPlan: WorldPlan = {
  isSmall: false,
  largest: { size: 1_000_000, count: 1 },
  large: { size: 100_000, count: 10 },
  middle: { size: 10_000, count: 100 },
  others: [
    { size: 500_000, count: 1 },
    { size: 1_000, count: 1_000 },
    { size: 50, count: 10_000 },
  ],
};

/** A trial run: it gives no figures about growth. */
const smallPlan: WorldPlan = {
  isSmall: true,
  largest: { size: 10_000, count: 1 },
  large: { size: 5_000, count: 2 },
  middle: { size: 1_000, count: 5 },
  others: [{ size: 50, count: 100 }],
};

export function choosePlan(isSmall: boolean): WorldPlan {
  return isSmall ? smallPlan : fullPlan;
}

export function countKeywords({ largest, large, middle, others }: WorldPlan): number {
  return [largest, large, middle, ...others].reduce((sum, { size, count }) => sum + size * count, 0);
}
