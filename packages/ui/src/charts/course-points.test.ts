import { expect, it } from 'vitest';
import { placeCourse } from './course-points.ts';

const series = (points: [string, number][]) => ({
  id: 'you',
  name: 'You',
  hue: 'green',
  points: points.map(([day, value]) => ({ day, value })),
});

it('places points by day from left to right, on an axis from 0', () => {
  const { stops, ticks, lines } = placeCourse(
    [
      series([
        ['2026-11-02', 10],
        ['2026-11-12', 15],
        ['2026-11-22', 20],
      ]),
    ],
    [],
  );
  expect(stops.map(({ left, top }) => [left, top])).toEqual([
    [0, 50],
    [50, 25],
    [100, 0],
  ]);
  expect(ticks[0]).toEqual({ value: 0, top: 100 });
  expect(lines).toHaveLength(1);
});

it('draws no line through one point', () => {
  const { lines, stops } = placeCourse([series([['2026-11-22', 12]])], []);
  expect(lines).toEqual([]);
  expect(stops).toMatchObject([{ left: 50, value: 12 }]);
});

it('puts marks between the points and omits those outside the time range', () => {
  const { stops } = placeCourse(
    [
      series([
        ['2026-11-02', 10],
        ['2026-11-22', 20],
      ]),
    ],
    [
      { id: 'early', day: '2026-10-01', name: 'Update: /a' },
      { id: 'shipped', day: '2026-11-12', name: 'Update: /b' },
    ],
  );
  expect(stops.map(({ key }) => key)).toEqual(['you 2026-11-02', 'shipped', 'you 2026-11-22']);
});

it('has an axis if every value is 0', () => {
  expect(
    placeCourse(
      [
        series([
          ['2026-11-02', 0],
          ['2026-11-22', 0],
        ]),
      ],
      [],
    ).stops[0]?.top,
  ).toBe(100);
});

it('labels the newest day and as many earlier days as fit', () => {
  const weeks = Array.from({ length: 13 }, (_, index): [string, number] => [
    new Date(Date.UTC(2026, 7, 30 + index * 7)).toISOString().slice(0, 10),
    index,
  ]);
  const { days } = placeCourse([series(weeks), { ...series(weeks), id: 'competitor' }], []);
  expect(days.map(({ day }) => day)).toEqual([
    '2026-11-22',
    '2026-11-01',
    '2026-10-11',
    '2026-09-20',
    '2026-08-30',
  ]);
});
