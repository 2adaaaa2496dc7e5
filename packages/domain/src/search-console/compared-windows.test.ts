import { expect, it } from 'vitest';
import { findComparedWindows, monthlyFactor } from './compared-windows.ts';

it.each([
  ['2026-11-19', ['2026-10-23', '2026-11-19'], ['2026-09-25', '2026-10-22'], ['2025-10-24', '2025-11-20']],
  ['2024-03-01', ['2024-02-03', '2024-03-01'], ['2024-01-06', '2024-02-02'], ['2023-02-04', '2023-03-03']],
])('finds the windows that end on %s', (finalDay, current, previous, yearAgo) => {
  const found = findComparedWindows(finalDay);
  expect([found.current, found.previous, found.yearAgo].map(({ start, end }) => [start, end])).toEqual([
    current,
    previous,
    yearAgo,
  ]);
});

it('compares the same weekdays', () => {
  const { current, yearAgo } = findComparedWindows('2026-11-19');
  const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
  expect(weekday(yearAgo.end)).toBe(weekday(current.end));
});

it.each([
  [28, 30.44 / 28],
  [30.44, 1],
  [365, 30.44 / 365],
])('turns %s days into a month by × %s', (days, factor) => {
  expect(monthlyFactor(days)).toBeCloseTo(factor, 12);
});
