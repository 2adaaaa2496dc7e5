import { expect, it } from 'vitest';
import { findFinalDay, isWholeWindow, windowOf } from './click-window.ts';

it('windows are 28 days long, and end on the newest final day or a week before', () => {
  expect(windowOf('query_window', '2026-11-19')).toEqual({ start: '2026-10-23', end: '2026-11-19' });
  expect(windowOf('query_window_before', '2026-11-19')).toEqual({ start: '2026-10-16', end: '2026-11-12' });
});

it.each([
  ['2026-11-18', '2026-11-18'],
  ['2026-11-19', '2026-11-19'],
  ['2026-11-20', '2026-11-19'],
  ['2026-11-22', '2026-11-19'],
])('of figures up to %s, the newest final day on 22 November is %s', (end, day) => {
  expect(findFinalDay({ start: '2026-08-20', end }, '2026-11-22')).toBe(day);
});

it.each([
  [28, 28, true],
  [26, 28, true],
  [25, 28, false],
  [92, 92, true],
  [85, 92, false],
  [0, 28, false],
])('%s of %s days with figures are a complete window: %s', (present, days, isWhole) => {
  expect(isWholeWindow(present, days)).toBe(isWhole);
});
