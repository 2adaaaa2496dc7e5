import { expect, it } from 'vitest';
import { carriedChecks, pickChecks } from './pick-checks.ts';

const all = (...days: string[]) => days.map((day) => ({ day, keywords: 100 }));

it('is empty without a check', () => {
  expect(pickChecks([])).toEqual([]);
});

it('picks the newest six fortnights, oldest first', () => {
  const days = ['09-13', '09-27', '10-11', '10-25', '11-08', '11-22'].map((day) => `2026-${day}`);
  expect(pickChecks(all('2026-08-30', ...days))).toEqual(days);
});

it('prefers the day with the most keywords to a later one with few', () => {
  expect(pickChecks([...all('2026-11-06', '2026-11-20'), { day: '2026-11-22', keywords: 3 }])).toEqual([
    '2026-11-06',
    '2026-11-20',
  ]);
});

it('skips checks between two fortnights, and fortnights without a check', () => {
  expect(pickChecks(all('2026-08-01', '2026-11-08', '2026-11-15', '2026-11-22'))).toEqual([
    '2026-08-01',
    '2026-11-08',
    '2026-11-22',
  ]);
});

it('counts a rank for 31 days, newest first', () => {
  expect(carriedChecks(['2026-10-01', '2026-10-25', '2026-11-08', '2026-11-22'])).toEqual([
    [],
    [0],
    [1],
    [2, 1],
  ]);
});
