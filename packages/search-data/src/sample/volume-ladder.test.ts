import { expect, test } from 'vitest';
import { nearestVolume, volumeLadder } from './volume-ladder.ts';

test.each([
  [0, 10],
  [10, 10],
  [14, 10],
  [15, 10],
  [16, 20],
  [995, 1000],
  [1149, 1000],
  [1151, 1300],
  [11_001, 12_100],
  [5_000_000, 1_000_000],
])('%d searches are reported as %d', (searches, reported) => {
  expect(nearestVolume(searches)).toBe(reported);
});

test('the ladder rises', () => {
  expect(volumeLadder.every((value, i) => value > (volumeLadder[i - 1] ?? 0))).toBe(true);
});
