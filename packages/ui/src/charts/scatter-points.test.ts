import { describe, expect, it } from 'vitest';
import { nextPoint, scatterPoints, scoreAxis, valueAxis } from './scatter-points.ts';

const item = (x: number, y: number, size: number | null = null, name = 'tea') => ({ x, y, size, name });
const space = { width: 400, height: 200 };

describe('the axis of values', () => {
  it('starts at 0 if the largest value is at most 20 times the smallest', () => {
    const { isLog, ticks, place } = valueAxis([300, 6_000]);
    expect([isLog, ticks]).toEqual([false, [0, 2_000, 4_000, 6_000]]);
    expect([place(0), place(3_000), place(6_000)]).toEqual([0, 0.5, 1]);
  });

  it('is logarithmic for a wider range, between steps of 1, 2 and 5', () => {
    const { isLog, ticks, place } = valueAxis([210, 19_000]);
    expect([isLog, ticks]).toEqual([true, [200, 500, 1_000, 2_000, 5_000, 10_000, 20_000]]);
    expect([place(200), place(2_000), place(20_000)]).toEqual([0, 0.5, 1]);
  });

  it('has only powers of ten over a longer range', () => {
    const { ticks, place } = valueAxis([10, 60_500]);
    expect(ticks).toEqual([10, 100, 1_000, 10_000, 100_000]);
    expect(place(1_000)).toBeCloseTo(0.5);
  });

  it('has two ends for one value', () => {
    expect(valueAxis([7]).ticks).toEqual([0, 2, 4, 6, 8]);
  });
});

describe('the axis of scores', () => {
  it('ends at the ticks around the values', () => {
    const { ticks, place } = scoreAxis([22, 38, 61]);
    expect(ticks).toEqual([20, 30, 40, 50, 60, 70]);
    expect([place(20), place(45), place(70)]).toEqual([0, 0.5, 1]);
  });

  it('has ticks every 20 points over a wide range', () => {
    expect(scoreAxis([3, 97]).ticks).toEqual([0, 20, 40, 60, 80, 100]);
  });

  it.each([
    [[0], [0, 10]],
    [[100], [90, 100]],
    [[37], [30, 40]],
    [[], [90, 100]],
  ])('has two ends for %j', (values, ticks) => {
    expect(scoreAxis(values).ticks).toEqual(ticks);
  });
});

describe('the marks', () => {
  it('have areas by size, the largest first, and the smallest area for an unknown size', () => {
    const points = scatterPoints([item(0.1, 0.9), item(0.5, 0.5, 100), item(0.9, 0.1, 25)], space);
    expect(points.map(({ left, top, radius }) => [left, Math.round(top), radius])).toEqual([
      [200, 100, 16],
      [360, 180, 11],
      [40, 20, 6],
    ]);
  });

  it('show their names beside them if there is room', () => {
    const side = (...items: ReturnType<typeof item>[]) =>
      scatterPoints(items, space).map(({ labelSide }) => labelSide);
    expect(side(item(0.5, 0.5))).toEqual(['right']);
    expect(side(item(1, 0.5))).toEqual(['left']);
    expect(side(item(0.5, 0.5), item(0.55, 0.5))).toEqual(['left', 'right']);
    expect(side(item(0.5, 0.5), item(0.5, 0.5), item(0.5, 0.5))).toEqual(['right', 'left', null]);
  });
});

describe('arrow keys', () => {
  const points = scatterPoints([item(0.2, 0.2), item(0.2, 0.2), item(0.8, 0.9)], space);

  it('reach each mark, including marks in the same place', () => {
    expect([0, 1, 2].map((from) => nextPoint(points, from, 'ArrowRight'))).toEqual([1, 2, null]);
    expect([0, 1, 2].map((from) => nextPoint(points, from, 'ArrowLeft'))).toEqual([null, 0, 1]);
    expect([0, 1, 2].map((from) => nextPoint(points, from, 'ArrowUp'))).toEqual([2, 0, null]);
    expect(nextPoint(points, 2, 'ArrowDown')).toBe(0);
  });

  it('ignore other keys', () => {
    expect(nextPoint(points, 0, 'Enter')).toBeNull();
  });
});
