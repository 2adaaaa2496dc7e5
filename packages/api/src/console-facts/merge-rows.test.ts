import type { ConsoleFactRow } from '@keydence/domain';
import { describe, expect, test } from 'vitest';
import { mergeRows } from './merge-rows.ts';

const row = (
  page: string | null,
  query: string | null,
  clicks: number,
  impressions: number,
  position = 5,
) => ({
  page,
  query,
  clicks,
  impressions,
  position: impressions > 0 ? position : null,
});

describe('rows of an answer', () => {
  test.each<[string, ConsoleFactRow[], object[], number]>([
    [
      'that name one page with and without a campaign are added up, their positions by impressions',
      [
        row('https://acme.com/?utm_source=local', null, 10, 100, 2),
        row('https://acme.com/', null, 0, 300, 10),
      ],
      [{ page: 'https://acme.com/', query: null, clicks: 10, impressions: 400, positionSum: 3_200 }],
      0,
    ],
    [
      'that come twice count once',
      [row('https://acme.com/a', 'tea', 1, 10), row('https://acme.com/a', 'tea', 1, 10)],
      [{ page: 'https://acme.com/a', query: 'tea', clicks: 1, impressions: 10, positionSum: 50 }],
      1,
    ],
    [
      'of one keyword in two spellings are added up',
      [row(null, 'Tea  shop', 1, 10), row(null, 'tea shop', 2, 10)],
      [{ page: null, query: 'tea shop', clicks: 3, impressions: 20, positionSum: 100 }],
      0,
    ],
    [
      'of two hosts stay apart',
      [row('https://old.example/a', null, 1, 10), row('https://new.example/a', null, 2, 10)],
      [
        { page: 'https://old.example/a', query: null, clicks: 1, impressions: 10, positionSum: 50 },
        { page: 'https://new.example/a', query: null, clicks: 2, impressions: 10, positionSum: 50 },
      ],
      0,
    ],
    [
      'without impressions have no position',
      [row(null, 'tea', 0, 0)],
      [{ page: null, query: 'tea', clicks: 0, impressions: 0, positionSum: 0 }],
      0,
    ],
    ['that are none', [], [], 0],
  ])('%s', (_name, given, rows, repeated) => {
    expect(mergeRows(given)).toEqual({ rows, repeated });
  });
});
