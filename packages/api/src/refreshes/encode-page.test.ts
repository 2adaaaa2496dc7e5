import { gzipSync } from 'node:zlib';
import type { RankedKeyword, SourcePage } from '@keydence/domain';
import { expect, it } from 'vitest';
import { decodePage, encodePage } from './encode-page.ts';

const page: SourcePage<RankedKeyword> = {
  total: 1_000,
  rows: 700,
  items: Array.from({ length: 700 }, (_, place) => ({
    keyword: {
      keywordText: `garden tools ${place}`,
      searchVolume: place,
      cpc: null,
      competition: null,
      lowTopOfPageBid: null,
      highTopOfPageBid: null,
      difficulty: null,
      intent: null,
      monthlySearches: [],
      serpFeatures: [],
      avgBacklinks: null,
    },
    ranking: {
      rankGroup: 1,
      rankAbsolute: 1,
      url: 'https://acme.example/gärten',
      title: null,
      description: null,
      resultsCount: null,
      checkedAt: new Date('2026-11-21T12:00:00Z'),
    },
  })),
};

it('stores a page in a tenth of its size and restores it unchanged', async () => {
  const encoded = await encodePage(page);
  expect(encoded.length).toBeLessThan(JSON.stringify(page).length / 10);
  expect(await decodePage(encoded)).toEqual(page);
});

it('keeps changes that a source states, and adds none', async () => {
  const [first, second] = page.items;
  if (!first || !second) throw new Error('the page has no items');
  const statedChanges = { oneMonth: -5, threeMonths: null, twelveMonths: 40 };
  const stated = { ...page, items: [{ ...first, keyword: { ...first.keyword, statedChanges } }, second] };
  const decoded = await decodePage(await encodePage(stated));
  expect(decoded).toEqual(stated);
  expect(decoded.items.map(({ keyword }) => 'statedChanges' in keyword)).toEqual([true, false]);
});

it('reads compressed pages with an object for each item', async () => {
  expect(await decodePage(gzipSync(JSON.stringify(page)))).toEqual(page);
});

it('reads pages stored as plain JSON', async () => {
  expect(await decodePage(new TextEncoder().encode(JSON.stringify(page)))).toEqual(page);
});
