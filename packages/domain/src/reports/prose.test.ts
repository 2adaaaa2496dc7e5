import { expect, it } from 'vitest';
import { standing } from './prose.ts';

it.each([
  [8, 2400, 'position 8, 2,400 searches a month'],
  [8, null, 'position 8'],
  [null, 2400, 'no position in the top hundred, 2,400 searches a month'],
])('describes a keyword at rank %s with %s searches', (rank, searchVolume, text) => {
  expect(standing(rank, searchVolume)).toBe(text);
});

it.each([
  ['not_checked', 'no known position'],
  ['failed', 'no known position'],
  ['not_found', 'no position in the top hundred'],
] as const)('describes an unranked keyword that is %s', (state, text) => {
  expect(standing(null, null, state)).toBe(text);
});
