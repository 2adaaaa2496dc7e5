import type { SearchConsoleAccount, SearchConsoleQuestion, SearchConsoleRow } from '@keydence/domain';
import { expect, test } from 'vitest';
import { fetchDay } from './fetch-day.ts';

/** An account with `rows` rows in each table that returns no more than the requested number. */
function openAccount(rows: number) {
  const asked: Pick<SearchConsoleQuestion, 'startRow' | 'rowLimit'>[] = [];
  const account: SearchConsoleAccount = {
    listSites: async () => [],
    async query({ dimensions, startRow, rowLimit }) {
      if (dimensions.length === 2) asked.push({ startRow, rowLimit });
      const length = Math.max(0, Math.min(rowLimit, rows - startRow));
      return Array.from(
        { length },
        (_, index): SearchConsoleRow => ({
          keys: dimensions.map((dimension) => `${dimension} ${startRow + index}`),
          clicks: 0,
          impressions: index % 2,
          position: 9,
        }),
      );
    },
  };
  return { account, asked };
}

const first = { startRow: 0, rowLimit: 25_000 };
const second = { startRow: 25_000, rowLimit: 25_000 };

test.each([
  [0, [first], false],
  [24_999, [first], false],
  [25_000, [first, second], false],
  [49_999, [first, second], false],
  [50_000, [first, second], true],
  [60_000, [first, second], true],
])('reads %i rows by %j; truncated: %s', async (rows, questions, isCut) => {
  const { account, asked } = openAccount(rows);
  const slices = await fetchDay(account, { property: 'sc-domain:acme.com', day: '2026-11-19' });
  expect(asked).toEqual(questions);
  expect(slices.map((slice) => [slice.kind, slice.rows.length, slice.isCut])).toEqual(
    ['page', 'query', 'pair'].map((kind) => [kind, Math.min(rows, 50_000), isCut]),
  );
});

test('have the page, the query or both, and no position without impressions', async () => {
  const { account } = openAccount(2);
  const slices = await fetchDay(account, { property: 'sc-domain:acme.com', day: '2026-11-19' });
  expect(slices.map(({ rows }) => rows[1])).toEqual([
    { page: 'page 1', query: null, clicks: 0, impressions: 1, position: 9 },
    { page: null, query: 'query 1', clicks: 0, impressions: 1, position: 9 },
    { page: 'page 1', query: 'query 1', clicks: 0, impressions: 1, position: 9 },
  ]);
  expect(slices[0]?.rows[0]).toMatchObject({ impressions: 0, position: null });
});
