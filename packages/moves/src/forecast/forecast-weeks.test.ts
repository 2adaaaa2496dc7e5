import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WeekClicks } from '../decay/weekly-clicks.ts';
import { forecastWeeks } from './forecast-weeks.ts';

const flat = (length: number, clicks = 100): number[] => new Array<number>(length).fill(clicks);
/** A fixed pattern of ±5 % around a level that changes by week. */
const uneven = (length: number, levelAt = (_week: number) => 1_000): number[] =>
  Array.from({ length }, (_, week) => levelAt(week) * (1 + (((week * 7) % 11) - 5) / 100));

describe('forecastWeeks', () => {
  it.each<[string, WeekClicks[], 'usual' | 'rough' | undefined]>([
    ['no weeks', [], undefined],
    ['7 weeks', flat(7), undefined],
    ['8 weeks', flat(8), 'rough'],
    ['8 known weeks of 12', [null, 9, 9, null, 9, 9, 9, null, 9, 9, 9, null], 'rough'],
    ['7 known weeks of 30', [...flat(7), ...new Array<null>(23).fill(null)], undefined],
    ['29 weeks', flat(29), 'rough'],
    ['30 weeks', flat(30), 'usual'],
    ['29 known weeks of 30', [...flat(15), null, ...flat(14)], 'rough'],
  ])('labels %s', (_name, weeks, label) => {
    expect(forecastWeeks(weeks)?.label).toBe(label);
  });

  it.each([8, 30, 60, 108, 160])('repeats a constant series of %d weeks', (length) => {
    const weeks = forecastWeeks(flat(length))?.weeks ?? [];
    expect(weeks).toHaveLength(13);
    for (const { mid, low, high } of weeks) {
      for (const value of [mid, low, high]) expect(value).toBeCloseTo(100, 6);
    }
  });

  it('repeats the last week of a short series with a growing interval', () => {
    const weeks = forecastWeeks([100, 120, 90, 110, 95, 105, 100, 110])?.weeks ?? [];
    expect(weeks.map(({ mid }) => Math.round(mid))).toEqual(flat(13, 110));
    expect(weeks[12].low).toBeLessThan(weeks[0].low);
    expect(weeks[12].high).toBeGreaterThan(weeks[0].high);
  });

  it.each<[string, number[]]>([
    ['no clicks', flat(40, 0)],
    ['one click', [...flat(39, 0), 1]],
    ['a few clicks', Array.from({ length: 40 }, (_, week) => (week * 7) % 4)],
    ['a burst long ago', [5_000, ...flat(39, 0)]],
  ])('gives whole bounds that are not negative for %s', (_name, clicks) => {
    for (const { mid, low, high } of forecastWeeks(clicks)?.weeks ?? []) {
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low === mid || Number.isInteger(low)).toBe(true);
      expect(high === mid || Number.isInteger(high)).toBe(true);
    }
  });

  it('forecasts a straight line across a gap as if it were known', () => {
    const whole = Array.from({ length: 60 }, (_, week) => 100 + week);
    const gaps = whole.map((clicks, week) => (week >= 20 && week < 24 ? null : clicks));
    expect(forecastWeeks([null, null, ...gaps])).toEqual(forecastWeeks(whole));
  });

  it('follows a yearly pattern', () => {
    const levelAt = (week: number) => 1_000 * Math.exp(0.5 * Math.sin((2 * Math.PI * week) / 52));
    const weeks = forecastWeeks(uneven(208, levelAt))?.weeks ?? [];
    for (const [index, { mid }] of weeks.entries()) {
      expect(Math.abs(Math.log(mid / levelAt(208 + index)))).toBeLessThan(0.15);
    }
  });

  it('is less certain of a noisier series', () => {
    const widthOf = (clicks: number[]) => {
      const last = forecastWeeks(clicks)?.weeks.at(-1);
      return last ? last.high / last.low : 0;
    };
    const noisy = uneven(80).map((clicks, week) => (week % 3 === 0 ? clicks * 1.5 : clicks));
    expect(widthOf(noisy)).toBeGreaterThan(widthOf(uneven(80)));
  });

  it('keeps bounds in order and finite, and repeats itself', () => {
    const week = fc.oneof(
      fc.constant(null),
      fc.integer({ min: 0, max: 8 }),
      fc.double({ min: 0, max: 1e7, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(week, { maxLength: 190 }), (weeks) => {
        const forecast = forecastWeeks(weeks);
        expect(forecastWeeks([...weeks])).toEqual(forecast);
        for (const { mid, low, high } of forecast?.weeks ?? []) {
          expect(0 <= low && low <= mid && mid <= high && Number.isFinite(high)).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });
});
