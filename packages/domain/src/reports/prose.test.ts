import { expect, it } from 'vitest';
import { capitalised, counted, figure, listed, quoted, searchesAMonth, standing, worded } from './prose.ts';

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

it.each([
  [() => figure(1_234.56), '1,234.6'],
  [() => counted(0, 'gap'), '0 gaps'],
  [() => counted(1, 'gap'), '1 gap'],
  [() => counted(1_200, 'gap'), '1,200 gaps'],
  [() => searchesAMonth(1), '1 search a month'],
  [() => searchesAMonth(null), 'an unknown search volume'],
  [() => listed([]), ''],
  [() => listed(['a']), 'a'],
  [() => listed(['a', 'b']), 'a and b'],
  [() => listed(['a', 'b', 'c']), 'a, b and c'],
  [() => quoted('5" «pot»'), '“5’ ’pot’”'],
  [() => capitalised('élan vital'), 'Élan vital'],
])('%s writes %s', (write, text) => {
  expect(write()).toBe(text);
});

it('takes each wording for some keyword', () => {
  const wordings = ['a', 'b', 'c'] as const;
  expect(new Set([...'abcdefghi'].map((seed) => worded(seed, wordings)))).toEqual(new Set(wordings));
});
