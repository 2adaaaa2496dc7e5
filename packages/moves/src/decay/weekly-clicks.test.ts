import { describe, expect, it } from 'vitest';
import { groupDays, scaleWeeks } from './weekly-clicks.ts';

const week = (clicks: number, missing = 0) =>
  Array.from({ length: 7 }, (_, day) => (day < missing ? null : clicks));

describe('weeks of days', () => {
  it.each<[string, (number | null)[], (number | null)[]]>([
    ['counts back from the last day and drops a partial week', [9, 9, ...week(1), ...week(2)], [7, 14]],
    ['scales a week with four known days', week(2, 3), [14]],
    ['leaves out a week with three known days', [...week(1), ...week(2, 4)], [7, null]],
    ['treats weeks before the first click as missing', [...week(0), ...week(1), ...week(0)], [null, 7, 0]],
    ['keeps nothing of a page without a click', week(0), [null]],
  ])('%s', (_name, days, expected) => {
    const { clicks, countedDays } = groupDays(days);
    expect(scaleWeeks(clicks, countedDays)).toEqual(expected);
  });
});
