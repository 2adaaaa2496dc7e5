import { laterDay } from '@keydence/domain';
import { expect, it } from 'vitest';
import { sumWeeks } from './sum-weeks.ts';

const days = (count: number, clicks = 1) =>
  Array.from({ length: count }, (_, index) => ({ day: laterDay('2026-11-20', index - count + 1), clicks }));

it('adds up whole weeks that end on the newest day', () => {
  expect(sumWeeks(days(16, 3))).toEqual([
    { day: '2026-11-07', clicks: 21 },
    { day: '2026-11-14', clicks: 21 },
  ]);
});

it('omits a week with a missing day', () => {
  expect(sumWeeks(days(14).filter(({ day }) => day !== '2026-11-10'))).toEqual([
    { day: '2026-11-14', clicks: 7 },
  ]);
});

it('has no week in less than seven days', () => {
  expect(sumWeeks(days(6))).toEqual([]);
  expect(sumWeeks([])).toEqual([]);
});
