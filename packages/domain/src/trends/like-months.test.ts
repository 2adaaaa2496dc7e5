import { expect, it } from 'vitest';
import { likeMonths, yearBefore } from './like-months.ts';

it.each([
  ['2026-11-01', '2025-11-01'],
  ['2026-01-01', '2025-01-01'],
  ['2000-12-01', '1999-12-01'],
])('a year before %s is %s', (month, before) => {
  expect(yearBefore(month)).toBe(before);
});

it.each([
  ['2025-11-01', true],
  ['2026-10-01', false],
  ['2026-08-01', false],
  ['2024-11-01', false],
])('November 2026 and %s are comparable: %s', (before, isLike) => {
  const demand = { month: '2026-11-01', before, keywords: 3, change: 40 };
  expect(likeMonths(demand)).toEqual(isLike ? demand : null);
});

it('is null if nothing is known', () => {
  expect(likeMonths(null)).toBeNull();
});
