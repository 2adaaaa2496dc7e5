import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isKeywordOpportunity, keywordEase, opportunityScore } from './opportunity-score.ts';

const plain = { intent: null, cpc: null, momentum: 0 };

describe('opportunityScore', () => {
  it.each([
    [1000, 20, 12, 71],
    [1000, 20, null, 63],
    [1000, 80, 12, 44],
    [10_000, 30, 4, 76],
    [10_000, 90, 40, 34],
    [5000, 45, 1, 22],
    [50, null, null, 47],
  ])('volume %s, difficulty %s, rank %s gives %s', (searchVolume, difficulty, rank, score) => {
    expect(opportunityScore({ ...plain, searchVolume, difficulty, rank })).toBe(score);
  });

  it.each([
    [{}, 63],
    [{ momentum: 100 }, 66],
    [{ momentum: -90 }, 57],
    [{ momentum: null }, 63],
    [{ cpc: 20 }, 70],
    [{ cpc: 0 }, 63],
    [{ cpc: 2 }, 67],
    [{ intent: 'transactional' as const }, 67],
    [{ intent: 'commercial' as const }, 66],
    [{ intent: 'informational' as const }, 63],
    [{ intent: 'navigational' as const }, 58],
    [{ rank: 100 }, 60],
  ])('of an unranked keyword changes with %j to %s', (change, score) => {
    expect(opportunityScore({ ...plain, searchVolume: 1000, difficulty: 20, rank: null, ...change })).toBe(
      score,
    );
  });

  it('is unknown without a volume', () => {
    expect(opportunityScore({ ...plain, searchVolume: null, difficulty: 20, rank: 5 })).toBeNull();
  });

  it('treats difficulty 0 as the easiest', () => {
    const scores = [0, 1, 30, null].map((difficulty) =>
      opportunityScore({ ...plain, searchVolume: 1000, rank: 5, difficulty }),
    );
    expect(scores).toEqual([80, 79, 70, 63]);
  });

  it.each([
    [1, 2],
    [3, 4],
    [11, 10],
    [21, 20],
    [51, 50],
  ])('rank %s has less headroom than rank %s', (worse, better) => {
    const facts = { ...plain, searchVolume: 1000, difficulty: 20 };
    const score = (rank: number) => opportunityScore({ ...facts, rank }) ?? 0;
    expect(score(worse)).toBeLessThan(score(better));
  });

  it('treats a rank past 100 as no rank', () => {
    const facts = { ...plain, searchVolume: 1000, difficulty: 20 };
    expect(opportunityScore({ ...facts, rank: 101 })).toBe(63);
  });

  it('stays within 0 to 100, and never falls when the keyword gets easier', () => {
    const facts = fc.record({
      searchVolume: fc.nat(10_000_000),
      rank: fc.option(fc.integer({ min: 1, max: 100 })),
      intent: fc.constantFrom('commercial', 'informational', 'navigational', 'transactional', null),
      cpc: fc.option(fc.double({ min: 0, max: 500, noNaN: true })),
      momentum: fc.option(fc.integer({ min: -100, max: 100 })),
    });
    fc.assert(
      fc.property(facts, fc.integer({ min: 1, max: 99 }), (keyword, difficulty) => {
        const harder = opportunityScore({ ...keyword, difficulty: difficulty + 1 }) ?? -1;
        const easier = opportunityScore({ ...keyword, difficulty }) ?? -1;
        expect(harder).toBeGreaterThanOrEqual(0);
        expect(easier).toBeLessThanOrEqual(100);
        expect(easier).toBeGreaterThanOrEqual(harder);
      }),
    );
  });
});

it.each([
  [null, 0.5],
  [0, 1],
  [1, 0.99],
  [100, 0],
])('keywordEase(%s) is %s', (difficulty, ease) => {
  expect(keywordEase(difficulty)).toBe(ease);
});

it.each([
  [null, false],
  [50, false],
  [51, true],
])('isKeywordOpportunity(%s) is %s', (score, is) => {
  expect(isKeywordOpportunity(score)).toBe(is);
});
