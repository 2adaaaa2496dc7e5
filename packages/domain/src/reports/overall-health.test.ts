import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HealthFacts, rateOverallHealth } from './overall-health.ts';

const still = { gained: 0, up: 0, down: 0, lost: 0 };

function facts(change: Partial<HealthFacts>): HealthFacts {
  return {
    rankedKeywords: 100,
    top10Keywords: 0,
    visibility: null,
    trendingUp: 0,
    trendingDown: 0,
    movements: null,
    avgDifficultyScore: null,
    ...change,
  };
}

describe('rateOverallHealth', () => {
  const half = { trendingUp: 5, trendingDown: 5, movements: still, avgDifficultyScore: 40 };

  it.each([
    [
      'half on page one, a quarter of the clicks',
      { top10Keywords: 50, visibility: 0.25, ...half },
      'excellent',
      81,
    ],
    ['17 % on page one', { top10Keywords: 17, visibility: 0.03, ...half }, 'fair', 42],
    ['5 % on page one', { top10Keywords: 5, visibility: 0, ...half }, 'poor', 26],
    ['nothing but the share', { top10Keywords: 35 }, 'excellent', 100],
    ['just excellent', { top10Keywords: 35, visibility: 0.116 }, 'excellent', 83],
    ['from 75', { rankedKeywords: 140, top10Keywords: 37, avgDifficultyScore: 25 }, 'excellent', 75],
    ['from 55', { rankedKeywords: 100, avgDifficultyScore: 45, top10Keywords: 19.25 }, 'good', 55],
    ['from 35', { rankedKeywords: 100, avgDifficultyScore: 65, top10Keywords: 12.25 }, 'fair', 35],
    ['below 35', { rankedKeywords: 100, avgDifficultyScore: 66, top10Keywords: 11.9 }, 'poor', 34],
    ['all rising', { trendingUp: 3, top10Keywords: 35 }, 'excellent', 100],
    ['net losses, clamped', { movements: { ...still, lost: 90 }, top10Keywords: 35 }, 'excellent', 78],
  ] as const)('%s', (_, change, health, score) => {
    expect(rateOverallHealth(facts(change))).toEqual({ health, score });
  });

  it.each([
    [9, null],
    [0, null],
    [10, 0],
  ])('with %s ranked keywords the score is %s', (rankedKeywords, score) => {
    expect(rateOverallHealth(facts({ rankedKeywords }))).toEqual({
      health: score === null ? 'good' : 'poor',
      score,
    });
  });

  it('stays within 0 to 100', () => {
    const count = fc.nat(1000);
    const movements = fc.record({ gained: count, up: count, down: count, lost: count });
    const arbitrary = fc.record({
      rankedKeywords: fc.integer({ min: 10, max: 1000 }),
      top10Keywords: fc.integer({ min: 0, max: 10 }),
      visibility: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
      trendingUp: count,
      trendingDown: count,
      movements: fc.option(movements),
      avgDifficultyScore: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
    });
    fc.assert(
      fc.property(arbitrary, (some) => {
        const { score } = rateOverallHealth(some);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }),
    );
  });
});
