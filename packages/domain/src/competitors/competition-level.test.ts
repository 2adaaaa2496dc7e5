import { expect, it } from 'vitest';
import { competitionLevelOf } from './competition-level.ts';

it.each([
  [0, 'LOW'],
  [33, 'LOW'],
  [34, 'MEDIUM'],
  [66, 'MEDIUM'],
  [67, 'HIGH'],
  [100, 'HIGH'],
  [null, null],
])('an index of %s is %s', (index, level) => {
  expect(competitionLevelOf(index)).toBe(level);
});
