import type { FetchProgress, SearchConsoleAccount, SearchConsoleQuestion } from '@keydence/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { fetchPage } from './fetch-page.ts';

const now = new Date('2026-11-22T12:00:00Z');
const period = { start: '2026-08-20', end: '2026-11-19' };
let asked: SearchConsoleQuestion[];
let rows: number;
beforeEach(() => {
  asked = [];
});

/** An account with the given number of rows in each table. */
const account: SearchConsoleAccount = {
  listSites: async () => [],
  async query(question) {
    asked.push(question);
    const { startRow, rowLimit } = question;
    const length = Math.max(0, Math.min(rowLimit, rows - startRow));
    return Array.from({ length }, (_, index) => ({
      keys: [`tea ${startRow + index}`],
      clicks: 1,
      impressions: 10,
      position: 5,
    }));
  },
};

async function fetchTable(table: 'query' | 'query_window_before') {
  let next: FetchProgress = { property: 'p', period, table, startRow: 0, parts: 3, rows: 100 };
  const lines: number[] = [];
  while (next.table === table) {
    const page = await fetchPage(account, { ...next, table }, now);
    lines.push(page.text.split('\n').length - 1);
    ({ next } = page);
  }
  return { next, lines };
}

describe('a table', () => {
  it.each([
    [0, [[0, 25_000]], [0], 3],
    [10, [[0, 25_000]], [10], 4],
    [
      25_000,
      [
        [0, 25_000],
        [25_000, 25_000],
      ],
      [25_000, 0],
      4,
    ],
    [
      25_010,
      [
        [0, 25_000],
        [25_000, 25_000],
      ],
      [25_000, 10],
      5,
    ],
    [
      60_000,
      [
        [0, 25_000],
        [25_000, 25_000],
      ],
      [25_000, 25_000],
      5,
    ],
  ])('of %s rows is read to its end, up to 50,000 rows', async (count, questions, lines, parts) => {
    rows = count;
    const fetched = await fetchTable('query');
    expect(asked.map(({ startRow, rowLimit }) => [startRow, rowLimit])).toEqual(questions);
    expect(fetched.lines).toEqual(lines);
    expect(fetched.next).toMatchObject({ table: 'page', startRow: 0, parts });
    expect(fetched.next.rows).toBe(100 + Math.min(count, 50_000));
  });

  it('ends the fetch if it is the last one', async () => {
    rows = 1;
    expect((await fetchTable('query_window_before')).next.table).toBeNull();
  });
});
