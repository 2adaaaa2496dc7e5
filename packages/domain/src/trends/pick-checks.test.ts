import { expect, it } from 'vitest';
import { laterDay } from '../predictions/checkpoint-days.ts';
import { comparableChecks, daysBehind, pickChecks } from './pick-checks.ts';

const all = (...days: string[]) => days.map((day) => ({ day, keywords: 100 }));

it('is empty without a check', () => {
  expect(pickChecks([])).toEqual([]);
});

it('picks the newest six fortnights, oldest first', () => {
  const days = ['09-13', '09-27', '10-11', '10-25', '11-08', '11-22'].map((day) => `2026-${day}`);
  expect(pickChecks(all('2026-08-30', ...days))).toEqual(days);
});

it('picks the newest day, even if it read few keywords', () => {
  expect(pickChecks([...all('2026-11-06', '2026-11-20'), { day: '2026-11-22', keywords: 3 }])).toEqual([
    '2026-11-06',
    '2026-11-22',
  ]);
});

it('skips checks between two fortnights, and fortnights without a check', () => {
  expect(pickChecks(all('2026-08-01', '2026-11-08', '2026-11-15', '2026-11-22'))).toEqual([
    '2026-08-01',
    '2026-11-08',
    '2026-11-22',
  ]);
});

it('counts the newest rank however old it is, newest first', () => {
  const days = all('2025-10-01', '2026-10-22', '2026-11-08', '2026-11-22');
  expect(daysBehind('2026-11-22', days, 100)).toEqual(['2026-11-22', '2026-11-08', '2026-10-22']);
  expect(daysBehind('2026-10-22', days, 100)).toEqual(['2026-10-22', '2025-10-01']);
});

it('takes all days of a file that has a day for each row, and three that read a whole list', () => {
  const spread = Array.from({ length: 30 }, (_, day) => ({
    day: `2026-11-${String(day + 1).padStart(2, '0')}`,
    keywords: 3,
  }));
  expect(daysBehind('2026-11-30', spread, 90)).toHaveLength(30);
  const daily = spread.map(({ day }) => ({ day, keywords: 90 }));
  expect(daysBehind('2026-11-30', daily, 90)).toEqual(['2026-11-30', '2026-11-29', '2026-11-28']);
});

it('takes no more days than a query has room for, if few keywords were checked on each', () => {
  const years = Array.from({ length: 2_000 }, (_, day) => ({
    day: laterDay('2026-11-30', -day),
    keywords: 1,
  }));
  const behind = daysBehind('2026-11-20', years, 1_000);
  expect(behind).toHaveLength(200);
  expect(behind[0]).toBe('2026-11-20');
});

it('leaves out checks that know less than half of the newest one’s keywords', () => {
  const check = (checked: number) => ({ checked });
  expect(comparableChecks([check(10), check(60), check(49), check(50), check(100)])).toEqual([
    check(60),
    check(50),
    check(100),
  ]);
  expect(comparableChecks([])).toEqual([]);
});
