import { AppError, type SearchDataSource, SourceError, type SourcePage } from '@keydence/domain';
import { createSampleSource } from '@keydence/search-data';
import { expect, it } from 'vitest';
import { collectRankedKeywords } from './collect-ranked-keywords.ts';

const market = { locationCode: 2840, languageCode: 'en' };
const sample = createSampleSource({ now: () => new Date('2026-11-21T12:00:00Z') });
const { items: all } = await sample.rankedKeywords('brewlane.example', market, { limit: 30, offset: 0 });

/**
 * A source that returns these pages, then empty ones; a page is the range of its keywords and its
 * claimed total.
 */
function paged(...pages: { from: number; to: number; total: number; rows?: number }[]) {
  const offsets: number[] = [];
  const source: SearchDataSource = {
    ...sample,
    async rankedKeywords(_name, _market, { offset }): Promise<SourcePage<(typeof all)[number]>> {
      offsets.push(offset);
      const page = pages[offsets.length - 1];
      if (!page) return { items: [], total: pages.at(-1)?.total ?? 0 };
      const { from, to, total, rows } = page;
      return { items: all.slice(from, to), total, ...(rows !== undefined && { rows }) };
    },
  };
  return { source, offsets };
}

it.each([
  [
    'whole pages',
    [
      { from: 0, to: 10, total: 20 },
      { from: 10, to: 20, total: 20 },
    ],
    20,
    true,
    [0, 10],
  ],
  [
    'rows that are no items',
    [
      { from: 0, to: 8, total: 20, rows: 10 },
      { from: 8, to: 18, total: 20 },
    ],
    18,
    true,
    [0, 10],
  ],
  [
    'a page that came before',
    [
      { from: 0, to: 10, total: 20 },
      { from: 0, to: 10, total: 20 },
    ],
    10,
    false,
    [0, 10],
  ],
  [
    'pages that overlap a little',
    [
      { from: 0, to: 10, total: 18 },
      { from: 8, to: 18, total: 18 },
    ],
    18,
    true,
    [0, 10],
  ],
  [
    'a total that falls',
    [
      { from: 0, to: 10, total: 30 },
      { from: 10, to: 20, total: 20 },
    ],
    20,
    false,
    [0, 10],
  ],
  [
    'pages that shrink',
    [
      { from: 0, to: 10, total: 30 },
      { from: 10, to: 12, total: 30 },
    ],
    12,
    false,
    [0, 10],
  ],
  ['a page that is empty too early', [{ from: 0, to: 10, total: 30 }], 10, false, [0, 10]],
  ['nothing at all', [{ from: 0, to: 0, total: 0 }], 0, true, [0]],
])('%s: each keyword once, with the fewest calls', async (_, pages, count, isComplete, asked) => {
  const { source, offsets } = paged(...pages);
  const collection = await collectRankedKeywords(source, { domainName: 'x', market });
  const texts = collection.ranked.map(({ keyword }) => keyword.keywordText);
  expect(texts).toHaveLength(count);
  expect(new Set(texts).size).toBe(count);
  expect(collection.isComplete).toBe(isComplete);
  expect(offsets).toEqual(asked);
});

it.each([new SourceError('unavailable', 'down'), new AppError('budget_exceeded', 'spent')])(
  'keeps a partial result on request: %s',
  async (failure) => {
    const failing = () => {
      const { source } = paged({ from: 0, to: 10, total: 30 });
      const rankedKeywords: SearchDataSource['rankedKeywords'] = (name, where, page) =>
        page.offset > 0 ? Promise.reject(failure) : source.rankedKeywords(name, where, page);
      return { ...source, rankedKeywords };
    };
    const site = { domainName: 'x', market };
    expect(await collectRankedKeywords(failing(), site, { keepsPart: true })).toMatchObject({
      isComplete: false,
    });
    await expect(collectRankedKeywords(failing(), site)).rejects.toBe(failure);
  },
);
