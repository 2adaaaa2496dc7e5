import { expect, it } from 'vitest';
import { canBeHighPriority, compareOpportunities, impactPotential } from './impact.ts';

it.each([
  [0, 0],
  [2.8, 19],
  [16.7, 42],
  [146, 72],
  [1000, 100],
  [50_000, 100],
])('impactPotential(%s) is %s', (visits, impact) => {
  expect(impactPotential(visits)).toBe(impact);
});

it.each([
  [null, true],
  [3, false],
  [4, true],
])('canBeHighPriority(%s) is %s', (rank, can) => {
  expect(canBeHighPriority(rank)).toBe(can);
});

it('orders opportunities by expected gain, then by score', () => {
  const low = { gain: { mid: 1 }, opportunityScore: 90 };
  const high = { gain: { mid: 9 }, opportunityScore: null };
  const tie = { gain: { mid: 9 }, opportunityScore: 10 };
  const zero = { gain: { mid: 9 }, opportunityScore: 0 };
  expect([low, high, zero, tie].sort(compareOpportunities)).toEqual([tie, zero, high, low]);
  expect([low, zero, high, tie].sort(compareOpportunities)).toEqual([tie, zero, high, low]);
});
