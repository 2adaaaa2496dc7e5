import { describe, expect, it } from 'vitest';
import { planRange, sumRanges } from './plan-range.ts';

const gain = (mid: number, success: number, chance: number, width = 0) => ({
  low: mid - width / 2,
  mid,
  high: mid + width / 2,
  success,
  chance,
});

describe('the sum of a plan', () => {
  it('adds the displayed values, unknown gains as 0', () => {
    expect(sumRanges([gain(10, 20, 0.5, 4), null, gain(0.1, 1, 0.1)])).toEqual({
      low: 8.1,
      mid: 10.1,
      high: 12.1,
    });
    expect(sumRanges([])).toEqual({ low: 0, mid: 0, high: 0 });
  });

  it.each([
    ['nothing', [], 0, 0],
    ['a sure success of one size', [gain(10, 10, 1)], 10, 10],
    ['a toss of 20', [gain(10, 20, 0.5)], 0, 22.8],
    ['a range alone', [gain(10, 10, 1, 2.56)], 8.7, 11.3],
    ['two ranges, which agree in part', [gain(10, 10, 1, 2.56), gain(10, 10, 1, 2.56)], 18, 22],
    ['four tosses of 20', Array.from({ length: 4 }, () => gain(10, 20, 0.5)), 14.4, 65.6],
  ])('ranges over %s', (_, gains, low, high) => {
    expect(planRange(gains)).toEqual({ low, high });
  });
});
