import { expect, it } from 'vitest';
import type { WeekClicks } from '../decay/weekly-clicks.ts';
import { fillGaps } from './fill-gaps.ts';

it.each<[WeekClicks[], number[]]>([
  [[], []],
  [[null, null], []],
  [
    [null, 4, 6],
    [4, 6],
  ],
  [
    [4, null, 6],
    [4, 5, 6],
  ],
  [
    [0, null, null, 9, null, 1],
    [0, 3, 6, 9, 5, 1],
  ],
  [
    [4, 6, null, null],
    [4, 6, 6, 6],
  ],
])('fills %j to %j', (weeks, filled) => {
  expect(fillGaps(weeks)).toEqual(filled);
});
