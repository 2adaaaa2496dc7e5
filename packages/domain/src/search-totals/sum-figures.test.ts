import { describe, expect, it } from 'vitest';
import { clickRateOf, sumFigures } from './sum-figures.ts';

const row = (clicks: number, impressions: number, averagePosition: number | null) => ({
  clicks,
  impressions,
  averagePosition,
});

describe('sumFigures', () => {
  it.each([
    ['nothing', [], null],
    ['one', [row(1, 4, 2.5)], { clicks: 1, impressions: 4, clickRate: 0.25, averagePosition: 2.5 }],
    [
      'positions weighted by impressions',
      [row(1, 10, 1), row(0, 30, 5)],
      { clicks: 1, impressions: 40, clickRate: 0.025, averagePosition: 4 },
    ],
    [
      'rows without a position',
      [row(0, 0, null), row(2, 10, 3)],
      { clicks: 2, impressions: 10, clickRate: 0.2, averagePosition: 3 },
    ],
    [
      'only such rows',
      [row(0, 0, null)],
      { clicks: 0, impressions: 0, clickRate: null, averagePosition: null },
    ],
  ])('%s', (_case, rows, sum) => {
    expect(sumFigures(rows)).toEqual(sum);
  });
});

it('has no click rate without impressions', () => {
  expect(clickRateOf({ clicks: 0, impressions: 0 })).toBeNull();
  expect(clickRateOf({ clicks: 3, impressions: 12 })).toBe(0.25);
});
