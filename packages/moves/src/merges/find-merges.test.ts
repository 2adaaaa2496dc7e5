import { publishedSiteCurve, type SearchIntent, type SiteRates } from '@keydence/domain';
import { describe, expect, it } from 'vitest';
import { findMerges } from './find-merges.ts';
import type { MergeFacts, MergeQuery, QueryPageRow, QueryPageWeek } from './merge-facts.ts';
import { countSwaps, entropyOf } from './page-pairs.ts';

const site: SiteRates = { curve: { ...publishedSiteCurve, spread: 0.7 }, isInflated: false };
const row = (
  page: string,
  impressions: number,
  position: number,
  more: Partial<QueryPageRow> = {},
): QueryPageRow => ({
  query: 'burr grinder',
  page,
  impressions,
  clicks: Math.round(impressions / 50),
  position,
  ...more,
});
const [a, b] = ['/best-burr-grinders', '/burr-grinder-guide'];
/** Weeks that one of two pages leads by all impressions. */
const turns = (leaders: string, [first, second] = [a, b], query = 'burr grinder'): QueryPageWeek[] =>
  [...leaders].flatMap((leader, week) => [
    { query, page: leader === 'A' ? first : second, week, impressions: 60 },
    { query, page: leader === 'A' ? second : first, week, impressions: 40 },
  ]);
const alternating = turns('ABAABABB');
const pair = [row(a, 400, 8), row(b, 350, 9)];
const known = (more: Partial<MergeQuery> = {}): MergeQuery => ({
  keywordId: 7,
  isBrand: false,
  intent: 'informational',
  topic: { id: 1, name: 'grinders' },
  impressions: null,
  ...more,
});
const find = (rows: QueryPageRow[], more: Partial<MergeFacts> = {}) =>
  findMerges({
    rows,
    weeks: alternating,
    queries: new Map([['burr grinder', known()]]),
    window: { days: 28, months: { counted: [], now: 0 } },
    site,
    ...more,
  });

describe('entropyOf', () => {
  it.each([
    [400, 350, 0.997],
    [100, 100, 1],
    [890, 110, 0.4999],
    [100, 0, 0],
  ])('of %s and %s impressions is %s', (one, two, entropy) => {
    const count = (impressions: number) => ({ impressions, clicks: 0, position: 1 });
    expect(entropyOf({ kept: count(one), other: count(two) })).toBeCloseTo(entropy, 3);
  });
});

describe('countSwaps', () => {
  it.each<[(string | null)[], number]>([
    [[...'ABAABABB'], 5],
    [['A', null, 'B', null, 'B'], 1],
    [['A', null, 'A'], 0],
    [[null], 0],
    [[], 0],
  ])('of %j is %s', (leaders, swaps) => {
    expect(countSwaps(leaders)).toBe(swaps);
  });
});

describe('findMerges', () => {
  it('merges two pages that take turns', () => {
    const found = find(pair);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      verb: 'merge',
      cause: 'competing_pages',
      pages: [a, b],
      topic: { name: 'grinders' },
      confidence: 'low',
      effortHours: 1.5,
      details: {
        query: 'burr grinder',
        impressions: 750,
        swaps: 5,
        weeks: 8,
        entropy: expect.closeTo(0.997, 3),
        overlap: 1,
        sharedSearches: 1,
        leaders: [{ query: 'burr grinder', weeks: [a, b, a, a, b, a, b, b] }],
      },
      queries: [{ keywordId: 7, impressions: 750, clicks: 15, position: 8, target: 7 }],
    });
    expect(found[0]?.gain?.chance).toBe(0.4);
  });

  it('prices impressions by property where they are known', () => {
    const found = find(pair, { queries: new Map([['burr grinder', known({ impressions: 500 })]]) });
    expect(found[0]?.queries[0]?.impressions).toBe(500);
    expect(found[0]?.gain?.mid).toBeLessThan(find(pair)[0]?.gain?.mid ?? 0);
  });

  it('counts impressions of pages that are shown together once', () => {
    expect(find(pair, { weeks: [] })[0]?.queries[0]?.impressions).toBe(400);
  });

  it('keeps the page with more clicks, then more links, then the older one', () => {
    const kept = (pages: MergeFacts['pages'], rows = pair) => find(rows, { pages })[0]?.details.kept;
    const equal = pair.map((each) => ({ ...each, clicks: 8 }));
    expect(kept(new Map([[b, { clicks: 90 }]]))).toBe(b);
    expect(kept(new Map([[b, { inLinks: 3 }]]), equal)).toBe(b);
    expect(kept(new Map([[b, { ageDays: 900 }]]), equal)).toBe(b);
    expect(kept(undefined, equal)).toBe(a);
  });

  it('finds all pairs of three pages', () => {
    const third = '/grinders-compared';
    const rows = [row(a, 400, 8), row(b, 350, 9), row(third, 380, 8)];
    const found = find(rows, { weeks: [] });
    expect(found.map(({ pages }) => pages.toSorted())).toEqual(
      expect.arrayContaining([
        [a, b],
        [a, third],
        [b, third],
      ]),
    );
  });

  it('adds up twins by tracking parameters, which are no second page', () => {
    expect(find([row('/', 5_000, 8), row('/?utm_source=googlelocal', 4_003, 8)])).toEqual([]);
    const twins = [row(a, 200, 8), row(`${a}?gclid=1`, 200, 8), row(b, 350, 9)];
    expect(find(twins)[0]?.details.shared[0]?.kept.impressions).toBe(400);
  });

  it.each<[string, QueryPageRow[], Partial<MergeFacts>]>([
    ['two pages in the top five', [row(a, 400, 4), row(b, 350, 5)], {}],
    ['places 2 and 4', [row(a, 400, 2), row(b, 350, 4)], {}],
    ['the better one at place 3', [row(a, 400, 3), row(b, 350, 9)], {}],
    ['less than 10 impressions', [row(a, 90, 8), row(b, 9, 9)], {}],
    ['a tenth of the impressions less one', [row(a, 901, 8), row(b, 99, 9)], {}],
    ['a single search of 299', [row(a, 160, 8), row(b, 139, 9)], {}],
    ['no entropy and one change', [row(a, 900, 8), row(b, 110, 9)], { weeks: turns('AAAAAAAB') }],
    ['a page of two weeks', pair, { weeks: alternating.filter(({ page, week }) => page === a || week < 2) }],
    [
      'searches of their own',
      [...pair, row(a, 1_200, 8, { query: 'mill' }), row(b, 30, 9, { query: 'other' })],
      {},
    ],
    ['a search for the site', pair, { queries: new Map([['burr grinder', known({ isBrand: true })]]) }],
    ['a home page', [row('/', 400, 8), row(b, 350, 9)], {}],
    ['the home page of a language', [row('/de/', 400, 8), row(b, 350, 9)], {}],
    ['two languages', [row('/en/x', 400, 8), row('/de/x', 350, 9)], {}],
    ['a language and none', [row('/x', 400, 8), row('/de/x', 350, 9)], {}],
    [
      'other languages by hreflang',
      pair,
      {
        pages: new Map([
          [a, { locale: 'en' }],
          [b, { locale: 'de' }],
        ]),
      },
    ],
    [
      'other countries',
      pair,
      {
        pages: new Map([
          [a, { country: 'us' }],
          [b, { country: 'gb' }],
        ]),
      },
    ],
    [
      'a product and a guide',
      pair,
      {
        pages: new Map([
          [a, { kind: 'product' }],
          [b, { kind: 'guide' }],
        ]),
      },
    ],
    [
      'a list and a guide',
      pair,
      {
        pages: new Map([
          [a, { kind: 'guide' }],
          [b, { kind: 'list' }],
        ]),
      },
    ],
    ['a page of results', [row('/shop', 400, 8), row('/shop/page/2/', 350, 9)], {}],
    ['a filter', [row('/shop', 400, 8), row('/shop?color=red', 350, 9)], {}],
    ['a closing slash', [row('/shop', 400, 8), row('/shop/', 350, 9)], {}],
    ['the same with www', [row('https://www.a.com/s', 400, 8), row('http://a.com/s', 350, 9)], {}],
    [
      'clicks of the other page alone',
      [row(a, 400, 8, { clicks: 40 }), row(b, 350, 9), row(b, 100, 9, { query: 'own', clicks: 5 })],
      {},
    ],
    ['a page that changed', pair, { pages: new Map([[b, { changedDaysAgo: 10 }]]) }],
    ['a short window', pair, { siteState: { countedDays: 25, daysSinceBreak: null, isFalling: false } }],
  ])('finds nothing for %s', (_name, rows, more) => {
    expect(find(rows, more)).toEqual([]);
  });

  it.each<[string, QueryPageRow[], Partial<MergeFacts>]>([
    ['places 3.1 and 9', [row(a, 400, 3.1), row(b, 350, 9)], {}],
    [
      'two small searches',
      [...pair, ...pair].map((each, index) => ({
        ...each,
        impressions: 60,
        clicks: 1,
        query: index < 2 ? 'q' : 'r',
      })),
      { weeks: [] },
    ],
    ['a single search of 300', [row(a, 160, 8), row(b, 140, 9)], {}],
    ['little entropy and two changes', [row(a, 880, 8), row(b, 110, 9)], { weeks: turns('AAABAAAA') }],
    ['weeks that are unknown', pair, { weeks: [] }],
    ['few clicks of the other page alone', [...pair, row(b, 100, 9, { query: 'own', clicks: 4 })], {}],
  ])('finds a pair for %s', (_name, rows, more) => {
    expect(find(rows, more)).toHaveLength(1);
  });

  it('needs less overlap where titles are alike', () => {
    const rows = [...pair, row(a, 1_500, 8, { query: 'coffee mill', clicks: 90 })];
    const titled = (one: string, two: string) =>
      find(rows, {
        pages: new Map([
          [a, { title: one }],
          [b, { title: two }],
        ]),
      });
    expect(titled('Best burr grinders', 'Burr grinder guide')).toHaveLength(1);
    expect(titled('Coffee mills', 'Burr grinder guide')).toEqual([]);
  });

  it('needs one intent', () => {
    const withIntents = (one: SearchIntent, two: SearchIntent) =>
      find([...pair, row(a, 300, 8, { query: 'one' }), row(b, 300, 8, { query: 'two', clicks: 0 })], {
        queries: new Map([
          ['burr grinder', known({ intent: null })],
          ['one', known({ intent: one })],
          ['two', known({ intent: two })],
        ]),
      });
    expect(withIntents('informational', 'transactional')).toEqual([]);
    expect(withIntents('informational', 'informational')).toHaveLength(1);
  });
});
