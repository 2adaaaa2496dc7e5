import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clickThroughRate } from './click-through-rate.ts';

describe('clickThroughRate', () => {
  it.each([
    [1, 0.304],
    [2, 0.162],
    [10, 0.0113],
    [11, 0.0091],
    [22, 0.0022],
    [23, 0.0021],
    [24, 0.0021],
    [100, 0.0021],
    [101, 0],
    [0, 0],
    [null, 0],
  ])('rank %s gives %s', (rank, rate) => {
    expect(clickThroughRate(rank)).toBe(rate);
  });

  it('interpolates a fractional rank on the logarithm', () => {
    expect(clickThroughRate(1.5)).toBeCloseTo(Math.sqrt(0.304 * 0.162), 10);
  });

  it('never rises with a worse rank', () => {
    const rank = fc.double({ min: 1, max: 100, noNaN: true });
    fc.assert(
      fc.property(rank, rank, (a, b) => {
        expect(clickThroughRate(Math.min(a, b))).toBeGreaterThanOrEqual(
          clickThroughRate(Math.max(a, b)) - 1e-12,
        );
      }),
    );
  });
});
