import { describe, expect, it } from 'vitest';
import {
  formatTrend,
  percentTrendingUp,
  volumeChange,
  volumeTrendOf,
  volumeTrendsOf,
} from './volume-change.ts';

describe('volumeChange', () => {
  it.each([
    {
      name: 'thirteen recorded months',
      months: [1600, 2900, 2400, 2900, 2400, 1900, 1300, 1900, 2400, 2400, 1300, 1300, 1300],
      expected: { oneMonth: -45, threeMonths: -33, twelveMonths: 23 },
    },
    {
      name: 'twelve recorded months, falling',
      months: [90, 140, 90, 40, 50, 40, 50, 30, 110, 90, 90, 50],
      expected: { oneMonth: -36, threeMonths: 0, twelveMonths: null },
    },
    {
      name: 'twelve recorded months, rising',
      months: [320, 260, 260, 210, 170, 210, 210, 170, 170, 210, 210, 210],
      expected: { oneMonth: 23, threeMonths: 23, twelveMonths: null },
    },
    {
      name: 'a month without searches',
      months: [10, 0, 5],
      expected: { oneMonth: null, threeMonths: 100, twelveMonths: null },
    },
    {
      name: 'an unknown month',
      months: [10, null, 20],
      expected: { oneMonth: null, threeMonths: -50, twelveMonths: null },
    },
    {
      name: 'a rounded fall',
      months: [9_999, 10_000],
      expected: { oneMonth: 0, threeMonths: null, twelveMonths: null },
    },
    { name: 'no month', months: [], expected: { oneMonth: null, threeMonths: null, twelveMonths: null } },
  ])('$name', ({ months, expected }) => {
    expect(volumeChange({ months })).toEqual(expected);
  });
});

it.each([
  [5, 'up'],
  [4, 'stable'],
  [0, 'stable'],
  [-4, 'stable'],
  [-5, 'down'],
  [null, 'no-data'],
])('a change of %s percent is %s', (change, trend) => {
  expect(volumeTrendOf(change)).toEqual({ trend, change });
});

it('computes each window independently', () => {
  expect(volumeTrendsOf({ oneMonth: 5, threeMonths: -5, twelveMonths: null })).toEqual({
    oneMonth: { trend: 'up', change: 5 },
    threeMonths: { trend: 'down', change: -5 },
    twelveMonths: { trend: 'no-data', change: null },
  });
});

it.each([
  [12, '+12%'],
  [0, '+0%'],
  [-0.2, '+0%'],
  [-8, '-8%'],
  [null, '–'],
])('formatTrend(%s) is %s', (change, text) => {
  expect(formatTrend(change)).toBe(text);
});

it.each([
  [[5, -5, null], 50],
  [[5, 4, 4], 33.3],
  [[5, 5, 5], 100],
  [[null], null],
  [[], null],
])('percentTrendingUp(%j) is %s', (changes, percent) => {
  expect(percentTrendingUp(changes)).toBe(percent);
});
