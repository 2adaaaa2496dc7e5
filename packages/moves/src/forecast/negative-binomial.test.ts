import { describe, expect, it } from 'vitest';
import { countQuantile } from './negative-binomial.ts';

describe('countQuantile', () => {
  it.each<[string, number, number, number, number]>([
    ['a mean of 0', 0, 0, 0.9, 0],
    ['a Poisson count of 1', 1, 1, 0.1, 0],
    ['a Poisson count of 1', 1, 1, 0.9, 2],
    ['a Poisson count of 4', 4, 4, 0.1, 2],
    ['a Poisson count of 4', 4, 4, 0.9, 7],
    ['a variance below the mean', 4, 1, 0.9, 7],
    ['a geometric count of 1', 1, 2, 0.9, 3],
    ['a geometric count of 4', 4, 20, 0.1, 0],
    ['a geometric count of 4', 4, 20, 0.9, 10],
    ['a variance that is almost the mean', 4, 4 + 1e-9, 0.9, 7],
    ['a huge variance', 1, 1e9, 0.9, 0],
  ])('%s: mean %d, variance %d, share %d → %d', (_name, mean, variance, share, expected) => {
    expect(countQuantile({ mean, variance }, share)).toBe(expected);
  });
});
