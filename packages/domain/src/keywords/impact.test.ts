import { describe, expect, it } from 'vitest';
import {
  canBeHighPriority,
  compareOpportunities,
  extraClicks,
  impactPotential,
  reachableRank,
} from './impact.ts';

const plain = { intent: null, serpFeatures: [] } as const;

describe('extraClicks and impactPotential', () => {
  it.each([
    [10_000, 30, 4, 146, 72],
    [1000, 20, 12, 16.7, 42],
    [1000, 80, 12, 7.9, 32],
    [100, 10, 5, 2.8, 19],
    [5000, 45, 1, 0, 0],
  ])(
    'volume %s, difficulty %s, rank %s: %s clicks, impact %s',
    (searchVolume, difficulty, rank, clicks, impact) => {
      const extra = extraClicks({ ...plain, searchVolume, difficulty, rank });
      expect(extra).toBe(clicks);
      expect(impactPotential(extra ?? -1)).toBe(impact);
    },
  );

  it('is unknown without a volume', () => {
    expect(extraClicks({ ...plain, searchVolume: null, difficulty: 10, rank: 5 })).toBeNull();
  });

  it('counts what an AI overview takes at the target rank', () => {
    const facts = { searchVolume: 10_000, difficulty: 30, rank: 4 } as const;
    // 146.01 clicks × (0.42 + 2/9 × 0.39) at target rank 3
    expect(extraClicks({ ...facts, intent: 'informational', serpFeatures: ['ai_overview'] })).toBe(74);
    expect(extraClicks({ ...facts, intent: 'commercial', serpFeatures: ['ai_overview'] })).toBe(124.1);
  });

  it.each([
    [0, 0],
    [1000, 100],
    [50_000, 100],
  ])('impactPotential(%s) is %s', (clicks, impact) => {
    expect(impactPotential(clicks)).toBe(impact);
  });
});

it.each([
  [null, 8, 0.35],
  [1, 1, 0.35],
  [3, 1, 0.35],
  [4, 3, 0.6],
  [10, 3, 0.6],
  [11, 5, 0.5],
  [20, 5, 0.5],
  [21, 8, 0.35],
  [50, 8, 0.35],
  [51, 10, 0.25],
  [100, 10, 0.25],
  [101, 8, 0.35],
])('from rank %s the target is %s with reach %s', (rank, target, reach) => {
  expect(reachableRank(rank)).toEqual({ target, reach });
});

it.each([
  [null, true],
  [3, false],
  [4, true],
])('canBeHighPriority(%s) is %s', (rank, can) => {
  expect(canBeHighPriority(rank)).toBe(can);
});

it('orders opportunities by extra clicks, then by score', () => {
  const low = { rankAbsolute: 5, extraClicks: 1, opportunityScore: 90 };
  const high = { rankAbsolute: 5, extraClicks: 9, opportunityScore: null };
  const tie = { rankAbsolute: 5, extraClicks: 9, opportunityScore: 10 };
  expect([low, high, tie].sort(compareOpportunities)).toEqual([tie, high, low]);
});
