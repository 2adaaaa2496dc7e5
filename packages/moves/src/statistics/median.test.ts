import { describe, expect, it } from 'vitest';
import { mean, median, quantile, robustDeviation } from './median.ts';

describe('median', () => {
  it.each<[number[], number]>([
    [[3], 3],
    [[5, 1, 3], 3],
    [[4, 1, 3, 2], 2.5],
    [[], Number.NaN],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });
});

describe('robustDeviation', () => {
  it('ignores one outlier', () => {
    expect(robustDeviation([1, 2, 3, 4, 1_000])).toBeCloseTo(1.4826, 6);
  });
});

describe('mean', () => {
  it('adds and divides', () => {
    expect(mean([1, 2, 6])).toBe(3);
  });
});

describe('quantile', () => {
  it.each<[number[], number, number]>([
    [[1, 2, 3], 0, 1],
    [[3, 1, 2], 0.5, 2],
    [[1, 2, 3], 1, 3],
    [[0, 10], 0.9, 9],
    [[], 0.5, Number.NaN],
  ])('of %j at %d is %d', (values, share, expected) => {
    expect(quantile(values, share)).toBe(expected);
  });
});
