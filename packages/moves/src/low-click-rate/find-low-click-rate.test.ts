import { publishedSiteCurve, type SiteRates, siteClickRate } from '@keydence/domain';
import { describe, expect, it } from 'vitest';
import type { SearchedQuery } from '../shared/searched-query.ts';
import type { ClickRateFacts, FormerQuery } from './click-rate-facts.ts';
import { findLowClickRate } from './find-low-click-rate.ts';
import { testAgainstCurve } from './test-against-curve.ts';
import { testAgainstFormer } from './test-against-former.ts';

const site: SiteRates = {
  curve: { ...publishedSiteCurve, basis: 'site_factor', spread: 0.3, expectedClicks: 5_000 },
  isInflated: false,
};
const expected = (impressions: number, position: number) => impressions * siteClickRate(site.curve, position);
const query = (text: string, share: number, more: Partial<SearchedQuery> = {}): SearchedQuery => ({
  id: null,
  text,
  impressions: 1_000,
  clicks: Math.round(share * expected(1_000, 5)),
  position: 5,
  page: '/low',
  topic: null,
  isBrand: false,
  ...more,
});
const page = (share: number, more: Partial<SearchedQuery> = {}, count = 8) =>
  Array.from({ length: count }, (_, index) => query(`query ${index}`, share, more));
const others = Array.from({ length: 6 }, (_, index) => page(1, { page: `/other-${index}` })).flat();
const former = (queries: readonly SearchedQuery[], share = 1): FormerQuery[] =>
  queries.map(({ text, page, impressions }) => ({
    text,
    page: page ?? '',
    impressions,
    clicks: Math.round(share * expected(1_000, 5)),
    position: 5,
  }));
const find = (queries: readonly SearchedQuery[], more: Partial<ClickRateFacts> = {}) =>
  findLowClickRate({
    queries: [...queries, ...others],
    former: [],
    window: { days: 28, months: { counted: [], now: 0 } },
    site,
    ...more,
  });

describe('testAgainstCurve', () => {
  const test = (parts: readonly number[], clicks: number) =>
    testAgainstCurve(
      parts.map((part, index) => ({ expected: part, clicks: index === 0 ? clicks : 0 })),
      0.7,
    );

  it('has p .019 for 12 clicks of five searches that expect 40', () => {
    expect(test([10, 10, 10, 5, 5], 12)?.p).toBeCloseTo(0.019, 3);
  });

  it.each([
    ['one search', [40]],
    ['four searches', [10, 10, 10, 10]],
    ['five searches, one below 3 clicks', [10, 10, 10, 8, 2.9]],
    ['39 expected clicks', [10, 10, 10, 5, 4]],
  ])('says nothing of %s', (_name, parts) => {
    expect(test(parts, 1)).toBeNull();
  });
});

describe('testAgainstFormer', () => {
  const pair = (clicks: number, formerClicks: number, position = 5, count = 1_000) => ({
    now: { impressions: count, clicks, position },
    former: { impressions: count, clicks: formerClicks, position: 5 },
  });

  it('is the two-proportion test with an inflated variance for one search', () => {
    const rate = 75 / 2_000;
    const noise = (rate * (1 - rate) * (1 + 0.05 * 1_000 * rate)) / 1_000;
    expect(testAgainstFormer([pair(25, 50)])?.score).toBeCloseTo(-0.025 / Math.sqrt(2 * noise), 10);
  });

  it('leaves out searches whose place changed by more than one', () => {
    expect(testAgainstFormer([pair(25, 50, 6.1)])).toBeNull();
    expect(testAgainstFormer([pair(25, 50, 6)])).not.toBeNull();
  });

  it('sees no change where only the mix of searches changed', () => {
    const often = { impressions: 9_000, clicks: 90, position: 5 };
    const rarely = { impressions: 1_000, clicks: 10, position: 5 };
    const liked = { impressions: 1_000, clicks: 200, position: 5 };
    const likedMore = { impressions: 9_000, clicks: 1_800, position: 5 };
    const test = testAgainstFormer([
      { now: often, former: rarely },
      { now: liked, former: likedMore },
    ]);
    expect(test?.score).toBeCloseTo(0, 10);
    expect(test?.rate).toBeCloseTo(test?.formerRate ?? 0, 10);
  });

  it.each([[[]], [[pair(0, 0)]], [[pair(1, 1, 5, 0)]]])('is null without counts', (pairs) => {
    expect(testAgainstFormer(pairs)).toBeNull();
  });
});

describe('findLowClickRate', () => {
  it('finds the page that is clicked a third as often as the others', () => {
    const found = find(page(0.33));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      verb: 'update',
      cause: 'low_click_rate',
      pages: ['/low'],
      confidence: 'medium',
      effortHours: 0.5,
      details: { position: 5, impressions: 8_000, usual: 'site', former: null },
    });
    const { details, gain } = found[0] ?? {};
    expect(details?.clickRate).toBeLessThan(0.4 * (details?.usualRate ?? 0));
    expect(gain?.chance).toBe(0.35);
    expect(gain?.success).toBeCloseTo((Number(details?.clicks) * 30.44) / 28, 0);
  });

  it('finds the page that is clicked less than before', () => {
    const now = page(0.65);
    const found = find(now, { former: [{ period: 'year_ago', queries: former(now) }] });
    expect(found[0]).toMatchObject({
      confidence: 'medium',
      details: { usual: 'former', curve: null, former: { period: 'year_ago' } },
    });
    expect(found[0]?.gain?.success).toBeCloseTo(
      (8 * (Math.round(expected(1_000, 5)) - Math.round(0.65 * expected(1_000, 5))) * 30.44) / 28,
      0,
    );
  });

  it('compares with an earlier window of 30 clicks and more', () => {
    const small = page(0.1, { impressions: 100 }, 8);
    const before = (clicks: number) =>
      small.map(
        ({ text }, index): FormerQuery => ({
          text,
          page: '/low',
          impressions: 100,
          clicks: index === 0 ? clicks - 21 : 3,
          position: 5,
        }),
      );
    const one = small.map((each) => ({ ...each, clicks: each.text === 'query 1' ? 1 : 0 }));
    const found = find(one, { former: [{ period: 'previous', queries: before(30) }] });
    expect(found.map(({ pages }) => pages)).toEqual([['/low']]);
    expect(find(one, { former: [{ period: 'previous', queries: before(29) }] })).toEqual([]);
  });

  it('is sure with both witnesses', () => {
    const now = page(0.33);
    const found = find(now, { former: [{ period: 'previous', queries: former(now) }] });
    expect(found.map(({ confidence }) => confidence)).toEqual(['high']);
  });

  it.each<[string, SearchedQuery[], Partial<ClickRateFacts>]>([
    ['clicks as its place expects', page(1), {}],
    ['a ratio above .6', page(0.65), {}],
    ['one search', page(0, { impressions: 20_000 }, 1), {}],
    ['searches with its name', page(0.33, { isBrand: true }), {}],
    ['a feature of the results page', page(0.33, { facts: { serpFeatures: ['ai_overview'] } }), {}],
    ['a place that varies', page(0.33, { places: { deviation: 3.1, topShare: 0, deepShare: 0 } }), {}],
    ['two places as one', page(0.33, { places: { deviation: 3, topShare: 0.3, deepShare: 0.3 } }), {}],
    ['an own page above', page(0.33, { sitePosition: 4.4 }), {}],
    ['a young page', page(0.33), { pages: new Map([['/low', { ageDays: 27 }]]) }],
    ['a changed page', page(0.33), { pages: new Map([['/low', { changedDaysAgo: 55 }]]) }],
    ['another mix of countries', page(0.33), { pages: new Map([['/low', { mixShift: 0.21 }]]) }],
    ['published rates', page(0.33), { site: { ...site, curve: { ...site.curve, basis: 'published' } } }],
    ['25 days', page(0.33), { siteState: { countedDays: 25, daysSinceBreak: null, isFalling: false } }],
    ['a new design', page(0.33), { siteState: { countedDays: 28, daysSinceBreak: 55, isFalling: false } }],
    ['a falling site', page(0.33), { siteState: { countedDays: 28, daysSinceBreak: null, isFalling: true } }],
  ])('finds nothing with %s', (_name, queries, more) => {
    expect(find(queries, more)).toEqual([]);
  });

  it.each<[string, Partial<SearchedQuery>, Partial<ClickRateFacts>]>([
    ['a steady place', { places: { deviation: 3, topShare: 0.9, deepShare: 0.2 } }, {}],
    ['a site place that differs by rounding', { sitePosition: 4.5 }, {}],
    [
      'a page of 28 days',
      {},
      { pages: new Map([['/low', { ageDays: 28, changedDaysAgo: 56, mixShift: 0.2 }]]) },
    ],
    ['a break 56 days ago', {}, { siteState: { countedDays: 26, daysSinceBreak: 56, isFalling: false } }],
  ])('finds it with %s', (_name, each, more) => {
    expect(find(page(0.33, each), more)).toHaveLength(1);
  });
});
