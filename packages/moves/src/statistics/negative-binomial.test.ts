import { describe, expect, it } from 'vitest';
import { falseDiscoveryRates } from './false-discoveries.ts';
import { chanceAtMost } from './negative-binomial.ts';

describe('chanceAtMost', () => {
  it.each<[string, number, number, number, number]>([
    ['Poisson of mean 2, 0', 0, 2, 2, 0.1353],
    ['Poisson of mean 2, 2', 2, 2, 2, 0.6767],
    ['a variance below the mean, as Poisson', 2, 2, 1, 0.6767],
    ['one failure before the first success of chance 0.5', 1, 1, 2, 0.75],
    ['five searches of together 40 clicks', 12, 40, 285, 0.019],
    ['one search of 40 clicks', 12, 40, 40 + 0.7 * 1_600, 0.2],
    ['a count below 0', -1, 5, 6, 0],
    ['no mean', 0, 0, 0, 1],
  ])('of %s', (_name, count, mean, variance, chance) => {
    expect(chanceAtMost(count, { mean, variance })).toBeCloseTo(chance, 2);
  });

  it('has no underflow for large means', () => {
    expect(chanceAtMost(20_000, { mean: 20_000, variance: 21_000 })).toBeCloseTo(0.5, 2);
  });
});

describe('falseDiscoveryRates', () => {
  it.each([
    [[], []],
    [[0.04], [0.04]],
    [
      [0.01, 0.04, 0.03],
      [0.03, 0.04, 0.04],
    ],
    [
      [0.5, 0.001],
      [0.5, 0.002],
    ],
  ])('of %j is %j', (pValues, rates) => {
    const found = falseDiscoveryRates(pValues);
    expect(found).toEqual(rates.map((rate) => expect.closeTo(rate, 10)));
  });
});
