import { expect, it } from 'vitest';
import { findTopicPages, type ServedKeyword } from './topic-pages.ts';

const at = (url: string, groupId: number, demand: number): ServedKeyword => ({ url, groupId, demand });

it.each([
  ['no page', [], 'none', []],
  ['one page', [at('/a', 1, 90), at('/a', 1, 10)], 'one', [['/a', 1]]],
  [
    'a page for each page group',
    [at('/a', 1, 60), at('/b', 2, 40)],
    'one',
    [
      ['/a', 0.6],
      ['/b', 0.4],
    ],
  ],
  [
    'two pages in one page group',
    [at('/a', 1, 90), at('/b', 1, 10)],
    'several',
    [
      ['/a', 0.9],
      ['/b', 0.1],
    ],
  ],
  [
    'a page with less than a tenth',
    [at('/a', 1, 91), at('/b', 1, 9)],
    'one',
    [
      ['/a', 0.91],
      ['/b', 0.09],
    ],
  ],
  [
    'pages of keywords without demand',
    [at('/a', 1, 0), at('/b', 1, 0)],
    'several',
    [
      ['/a', 0.5],
      ['/b', 0.5],
    ],
  ],
] as const)('tells the state of %s', (_, served, state, pages) => {
  const found = findTopicPages(served);
  expect(found.pageState).toBe(state);
  expect(found.pages.map(({ url, share }) => [url, share])).toEqual(pages);
});

it('names ten pages and counts all', () => {
  const served = Array.from({ length: 12 }, (_, page) => at(`/${page}`, page, 100 - page));
  const { pageCount, pages } = findTopicPages(served);
  expect([pageCount, pages.length, pages[0]?.url]).toEqual([12, 10, '/0']);
});
