import { expect, it } from 'vitest';
import { countPageSwaps } from './count-page-swaps.ts';

const [a, b, c] = ['https://x.example/a', 'https://x.example/b', 'https://x.example/c'];
const weeksOf = (query: string, page: string, counts: number[]) =>
  counts.map((impressions, week) => ({ query, page, week, impressions }));

it.each([
  ['take turns', [[9, 1, 9, 1, 9, 1, 9, 1], [1, 9, 1, 9, 1, 9, 1, 9], []], 7],
  ['share evenly', [[5, 5, 5, 5, 5, 5, 5, 5], [5, 5, 5, 5, 5, 5, 5, 5], []], 0],
  ['change once', [[9, 9, 9, 9, 0, 0, 0, 0], [0, 0, 0, 0, 9, 9, 9, 9], []], 1],
  [
    'are three, none of which leads',
    [
      [4, 3, 3, 4, 4, 3, 3, 4],
      [3, 4, 3, 3, 3, 4, 3, 3],
      [3, 3, 4, 3, 3, 3, 4, 3],
    ],
    0,
  ],
])('counts the swaps of pages that %s', (_name, [ofA, ofB, ofC], swaps) => {
  const weeks = [...weeksOf('q', a, ofA ?? []), ...weeksOf('q', b, ofB ?? []), ...weeksOf('q', c, ofC ?? [])];
  expect(countPageSwaps(weeks)).toEqual(new Map([['q', swaps]]));
});
