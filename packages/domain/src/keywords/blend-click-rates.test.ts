import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blendClickRates } from './blend-click-rates.ts';
import { clickThroughRate } from './click-through-rate.ts';
import { extraClicks } from './impact.ts';

describe('blendClickRates', () => {
  it.each([
    // (400 + 500 × 0.304) / 1,500
    [1, 400, 1_000, 552 / 1_500],
    // (0 + 500 × 0.0113) / 10,500
    [10, 0, 10_000, 5.65 / 10_500],
    // (21 + 500 × 0.0021) / 10,500: as published
    [40, 21, 10_000, 0.0021],
  ])('rank %s with %s clicks of %s impressions has the rate %s', (rank, clicks, impressions, rate) => {
    expect(clickThroughRate(rank, blendClickRates([{ rank, clicks, impressions }]))).toBeCloseTo(rate, 12);
  });

  it('leaves ranks with fewer than 1,000 impressions, and all others, to the published curve', () => {
    const curve = blendClickRates([
      { rank: 1, clicks: 900, impressions: 999 },
      { rank: 3, clicks: 500, impressions: 1_000 },
      { rank: 101, clicks: 10, impressions: 5_000 },
    ]);
    expect([...curve.keys()]).toEqual([3]);
    expect(clickThroughRate(1, curve)).toBe(0.304);
    expect(clickThroughRate(101, curve)).toBe(0);
  });

  it('interpolates between an own rate and a published one', () => {
    const curve = blendClickRates([{ rank: 2, clicks: 100, impressions: 1_000 }]);
    const own = clickThroughRate(2, curve);
    expect(clickThroughRate(2.5, curve)).toBeCloseTo(Math.sqrt(own * 0.0973), 10);
  });

  it('stays between the published rate and the measured one', () => {
    const counts = fc.record({
      rank: fc.integer({ min: 1, max: 100 }),
      impressions: fc.integer({ min: 1_000, max: 5_000_000 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(counts, ({ rank, impressions, share }) => {
        const clicks = Math.floor(impressions * share);
        const rate = clickThroughRate(rank, blendClickRates([{ rank, clicks, impressions }]));
        const ends = [clicks / impressions, clickThroughRate(rank)].sort((a, b) => a - b);
        expect(rate).toBeGreaterThanOrEqual((ends[0] ?? 0) - 1e-12);
        expect(rate).toBeLessThanOrEqual((ends[1] ?? 0) + 1e-12);
      }),
    );
  });
});

it('an own curve changes the extra clicks at its ranks alone', () => {
  const facts = { searchVolume: 10_000, difficulty: 30, rank: 4, intent: null, serpFeatures: [] } as const;
  expect(extraClicks(facts)).toBe(146);
  const own = blendClickRates([{ rank: 3, clicks: 2_000, impressions: 10_000 }]);
  // 10,000 × (0.19511 - 0.0659) × 0.6 × 0.775
  expect(extraClicks(facts, own)).toBe(600.8);
  expect(extraClicks(facts, blendClickRates([{ rank: 9, clicks: 0, impressions: 9_000 }]))).toBe(146);
});
