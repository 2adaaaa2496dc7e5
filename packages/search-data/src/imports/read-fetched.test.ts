import { type FetchedTable, type SearchConsoleRow, writeFetchedRows } from '@keydence/domain';
import { describe, expect, it } from 'vitest';
import { readFetched } from './read-fetched.ts';

const row = (keys: string[], clicks: number, impressions: number, position: number): SearchConsoleRow => ({
  keys,
  clicks,
  impressions,
  position,
});
const fileOf = (tables: Partial<Record<FetchedTable, SearchConsoleRow[]>>) =>
  new TextEncoder().encode(
    Object.entries(tables)
      .map(([table, rows]) => writeFetchedRows(table as FetchedTable, rows))
      .join(''),
  );
const read = (tables: Parameters<typeof fileOf>[0]) => [...readFetched(fileOf(tables)).rows()];

describe('a fetched file', () => {
  it('is of its newest day', () => {
    const days = [row(['2026-11-18'], 1, 9, 5), row(['2026-11-19'], 2, 9, 5), row(['2026-11-17'], 3, 9, 5)];
    expect(readFetched(fileOf({ day: days }))).toMatchObject({
      kind: 'search_console_api',
      tool: 'search_console_api',
      measuredOn: '2026-11-19',
    });
    expect(readFetched(fileOf({}))).toMatchObject({ measuredOn: null });
  });

  it('tells the clicks of queries in windows of which no more than two days are missing', () => {
    const dayOf = (number: number) => row([`2026-11-${String(number).padStart(2, '0')}`], 1, 9, 5);
    const days = (count: number) => Array.from({ length: count }, (_, index) => dayOf(28 - index));
    const windowed = [
      row(['Tea  Shop', '2026-11-28'], 5, 100, 3.6),
      row(['x'.repeat(300), '2026-11-28'], 1, 1, 1),
    ];
    const opened = readFetched(fileOf({ day: days(26), query_window: windowed }));
    expect(opened.clickWindows).toEqual([{ endsOn: '2026-11-28', days: 28, isWhole: true }]);
    expect([...opened.rows()].filter(({ type }) => type === 'clicks')).toEqual([
      {
        type: 'clicks',
        rowNumber: 27,
        isEarlier: false,
        keywordText: 'tea shop',
        endsOn: '2026-11-28',
        clicks: 5,
        impressions: 100,
      },
    ]);
    const gappy = readFetched(fileOf({ day: days(25), query_window: windowed }));
    expect(gappy.clickWindows).toEqual([]);
    expect([...gappy.rows()].filter(({ type }) => type === 'clicks')).toEqual([]);
  });

  it('gives each query the page that leads it and the pages that compete', () => {
    expect(
      read({
        query: [row(['tea “shop”'], 5, 100, 3.6), row(['far'], 0, 9, 120.4), row(['unseen'], 0, 0, 0)],
        query_page: [
          row(['tea “shop”', 'https://acme.com/b'], 1, 40, 6.2),
          row(['tea “shop”', 'https://acme.com/a'], 4, 60, 3.1),
          row(['tea “shop”', 'https://acme.com/c'], 0, 4, 2),
          row(['other', 'https://acme.com/c'], 9, 99, 2),
        ],
      }),
    ).toMatchObject([
      {
        type: 'keyword',
        rowNumber: 1,
        keywordText: 'tea “shop”',
        clicks: 5,
        impressions: 100,
        averagePosition: 3.6,
        isRankChecked: true,
        rank: 4,
        url: 'https://acme.com/a',
        rivalPages: [{ url: 'https://acme.com/b', rank: 6 }],
        searchVolume: null,
      },
      { keywordText: 'far', rank: null, isRankChecked: true, averagePosition: 120.4, url: null },
      { keywordText: 'unseen', rank: null, isRankChecked: false, averagePosition: null },
    ]);
  });

  it('names countries and devices as exports do, and leaves out what cannot be stored', () => {
    expect(
      read({
        day: [row(['2026-11-19'], 1, 9, 5)],
        page: [row(['https://acme.com/'], 1, 9, 5), row([''], 1, 9, 5)],
        country: [row(['deu'], 1, 9, 5)],
        device: [row(['MOBILE'], 1, 0, 0), row(['constructor'], 1, 0, 0)],
        query: [row(['x'.repeat(300)], 1, 9, 5)],
      }).map((one) => (one.type === 'total' ? [one.dimension, one.name, one.averagePosition] : one.type)),
    ).toEqual([
      ['day', '2026-11-19', 5],
      ['page', 'https://acme.com/', 5],
      'problem',
      ['country', 'Germany', 5],
      ['device', 'Mobile', null],
      ['device', 'constructor', null],
      'long_query',
    ]);
  });

  it('is refused when it is cut off', () => {
    const file = fileOf({ query: [row(['tea'], 1, 9, 5)] });
    expect(() => readFetched(file.subarray(0, -5))).toThrow('cut off');
  });
});
