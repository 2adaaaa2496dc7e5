import { gain, publishedSiteCurve, type SiteRates } from '@keydence/domain';
import { describe, expect, it } from 'vitest';
import type { SearchedQuery } from '../shared/searched-query.ts';
import { findStrikingDistance, type StrikingFacts } from './find-striking-distance.ts';

const published: SiteRates = { curve: { ...publishedSiteCurve, spread: 0.7 }, isInflated: false };
const own: SiteRates = {
  curve: { ...publishedSiteCurve, spread: 0.7, basis: 'site_factor', expectedClicks: 1_000 },
  isInflated: false,
};
const grinders = { id: 1, name: 'grinders' };
const query = (position: number | null, impressions: number, clicks: number, more = {}): SearchedQuery => ({
  id: impressions,
  text: `query ${impressions}`,
  impressions,
  clicks,
  position,
  page: '/grinders',
  topic: grinders,
  isBrand: false,
  ...more,
});
const three = [query(6, 2_000, 60), query(9, 900, 10), query(14, 600, 3)];
const find = (queries: readonly SearchedQuery[], more: Partial<StrikingFacts> = {}) =>
  findStrikingDistance({
    queries,
    window: { days: 28, months: { counted: [], now: 0 } },
    site: published,
    unbrandedClicks: 1_000,
    ...more,
  });

describe('findStrikingDistance', () => {
  it('finds one update for the three searches of a page', () => {
    const found = find(three);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      verb: 'update',
      cause: 'striking_distance',
      pages: ['/grinders'],
      topic: grinders,
      effortHours: 2.5,
      confidence: 'low',
      triggers: [
        { name: 'impressions', value: 3_500, threshold: 100 },
        { name: 'gain', threshold: 3 },
      ],
    });
    expect(found[0]?.queries.map(({ impressions }) => impressions)).toEqual([2_000, 900, 600]);
  });

  it('finds one update for forms of the same words whose page is unknown', () => {
    const lone = { page: null, topic: null };
    const searches = [
      query(6, 2_000, 60, { ...lone, text: 'notaria las condes' }),
      query(6, 1_900, 60, { ...lone, text: 'notarias las condes' }),
      query(6, 1_800, 60, { ...lone, text: 'notaria providencia' }),
    ];
    expect(find(searches).map(({ queries }) => queries.map(({ text }) => text))).toEqual([
      ['notaria las condes', 'notarias las condes'],
      ['notaria providencia'],
    ]);
    const guessPage = (search: string) => (search.startsWith('notarias') ? '/notarias' : null);
    expect(find(searches, { guessPage }).map(({ likelyPage }) => likelyPage)).toEqual(['/notarias', null]);
  });

  it('leaves out a search whose results hardly anyone clicks', () => {
    const [move] = find([query(6, 2_000, 0), ...three.slice(1)]);
    expect(move?.queries.map(({ impressions }) => impressions)).toEqual([900, 600]);
    expect(move?.gain?.mid).toBe(find(three.slice(1))[0]?.gain?.mid);
  });

  it.each<[string, SearchedQuery, boolean]>([
    ['place 3.9', query(3.9, 9_000, 400), false],
    ['place 4.0', query(4, 9_000, 400), true],
    ['place 20.4', query(20.4, 9_000, 20), true],
    ['place 20.5', query(20.5, 9_000, 20), false],
    ['no place', query(null, 9_000, 0), false],
    ['99 impressions', query(8, 99, 8), false],
    ['100 impressions', query(8, 100, 8), true],
    ['a search clicked more than at the first place', query(4, 100, 90), false],
    ['the name of the site', query(6, 2_000, 60, { isBrand: true }), false],
  ])('%s: %o → %s', (_name, given, isFound) => {
    expect(find([given])).toHaveLength(isFound ? 1 : 0);
  });

  it.each([
    [580, 19.7, true],
    [600, 20.4, false],
  ])('with %d impressions and %d expected clicks, none came → %s', (impressions, _expected, isKept) => {
    const [move] = find([...three, query(6, impressions + 1, 0)]);
    expect(move?.queries.some(({ clicks }) => clicks === 0)).toBe(isKept);
  });

  it.each<[string, number, number]>([
    ['at 3 visits a month', 3, 1],
    ['at 0.2 % of those clicks', 3_000, 1],
    ['below 0.2 % of those clicks', 1_000_000, 0],
  ])('%s finds %d', (_name, unbrandedClicks, count) => {
    expect(find(three, { unbrandedClicks })).toHaveLength(count);
  });

  it('needs 30 impressions a month in a long window', () => {
    const window = { days: 365, months: { counted: [], now: 0 } };
    const searchesWith = (few: number) =>
      find([query(6, 90_000, 3_000), query(4, few, 30)], { window })[0]?.details.searches;
    expect(searchesWith(359)).toBe(1);
    expect(searchesWith(360)).toBe(2);
  });

  it('groups by page, else by topic, else leaves a search alone', () => {
    const rest = { page: null, topic: null };
    const found = find([
      query(5, 4_001, 100),
      query(5, 4_002, 100),
      query(5, 3_001, 90, { page: null, text: 'burr grinder' }),
      query(5, 3_002, 90, { page: null, text: '10 best grinders' }),
      query(5, 2_001, 80, rest),
      query(5, 2_002, 79, rest),
    ]);
    expect(found.map(({ pages, topic, queries }) => [pages, topic?.name, queries.length])).toEqual([
      [['/grinders'], 'grinders', 2],
      [[], 'grinders', 2],
      [[], undefined, 1],
      [[], undefined, 1],
    ]);
  });

  it.each([
    [
      'several models',
      ['drill x10', 'x10 drill price', 'drill x20', 'drill', 'best drill 2026'],
      [['drill x10', 'x10 drill price'], ['drill', 'best drill 2026'], ['drill x20']],
    ],
    ['one model', ['drill x10', 'x10 drill price'], [['drill x10', 'x10 drill price']]],
  ])('gives %s of a topic without a page one move each', (_name, texts, expected) => {
    const searches = texts.map((text, index) => query(6, 2_000 - index, 60, { page: null, text }));
    const found = find(searches);
    const read = found.map(({ queries }) => queries.map(({ text }) => text));
    expect(read.toSorted()).toEqual(expected.toSorted());
    const named = found.filter(({ topic }) => topic !== null);
    expect(named).toHaveLength(1);
  });

  it('groups searches without a page by the guessed one, also across topics', () => {
    const rest = { page: null, topic: null };
    const found = find(
      [
        query(5, 4_001, 100, { page: null }),
        query(6, 4_002, 100, rest),
        query(7, 4_003, 100, { page: null, text: 'kettle' }),
        query(8, 4_004, 100),
      ],
      { guessPage: (text) => (text === 'kettle' ? null : '/mills') },
    );
    expect(found).toHaveLength(3);
    expect(found.map(({ pages, likelyPage, queries }) => [pages, likelyPage, queries.length])).toEqual(
      expect.arrayContaining([
        [[], '/mills', 2],
        [['/grinders'], null, 1],
        [[], null, 1],
      ]),
    );
  });

  it.each([
    ['published rates', three, published, 'low'],
    ['3,000 impressions', three, own, 'medium'],
    ['few impressions', [query(6, 900, 40)], own, 'low'],
    ['100 clicks', [query(6, 2_900, 100)], own, 'medium'],
    ['an unknown page', three.map((each) => ({ ...each, page: null })), own, 'low'],
  ] as const)('rates the confidence with %s', (_name, queries, site, confidence) => {
    expect(find(queries, { site })[0]?.confidence).toBe(confidence);
  });

  it('has one gain that is the sum of the searches, with one chance', () => {
    const singles = three.map((each) => find([{ ...each, topic: null }], { unbrandedClicks: 0 })[0]?.gain);
    const whole = find(three)[0]?.gain;
    expect(whole?.mid).toBeCloseTo(
      singles.reduce((total, single) => total + (single?.mid ?? 0), 0),
      0,
    );
    expect(whole?.chance).toBeGreaterThan(0.225);
    expect(whole?.chance).toBeLessThan(0.3);
  });

  it('keeps ten searches as evidence', () => {
    const many = Array.from({ length: 12 }, (_, index) => query(6, 1_000 + index, 30));
    expect(find(many)[0]?.queries).toHaveLength(10);
  });

  describe('without Search Console', () => {
    const months = { counted: [], now: 0 };
    const ranked = (
      rank: number,
      searchVolume: number,
      more: Partial<SearchedQuery> = {},
    ): SearchedQuery => ({
      ...query(null, 0, 0),
      id: rank,
      text: `keyword ${rank}`,
      rank,
      facts: { searchVolume, difficulty: 30, serpFeatures: ['ai_overview'] },
      ...more,
    });

    it('finds a page by rank and volume, with the gain of the keyword', () => {
      const [move] = find([ranked(12, 5_000)], { unbrandedClicks: 0 });
      expect(move).toMatchObject({
        confidence: 'low',
        details: { searches: 1, impressions: 0, estimatedSearches: 1, searchVolume: 5_000 },
        triggers: [{ name: 'search_volume', value: 5_000, threshold: 100 }, { name: 'gain' }],
        queries: [{ rank: 12, searchVolume: 5_000, position: null, impressions: 0 }],
      });
      const keyword = gain(
        {
          verb: 'update',
          count: null,
          rank: 12,
          searchVolume: 5_000,
          isVolumeBucket: false,
          difficulty: 30,
          serpFeatures: ['ai_overview'],
          history: null,
          months,
        },
        published,
      );
      const { low, mid, high, success, chance } = keyword ?? {};
      expect(move?.gain).toEqual({ low, mid, high, success, chance });
    });

    it.each([
      [3, 50_000, 0],
      [4, 50_000, 1],
      [20, 50_000, 1],
      [21, 50_000, 0],
      [12, 99, 0],
    ])('with rank %s and %s searches a month finds %s', (rank, volume, count) => {
      expect(find([ranked(rank, volume)], { unbrandedClicks: 0 })).toHaveLength(count);
    });

    it('leaves out a keyword by which people look for another site', () => {
      const given = ranked(12, 5_000, { intent: 'navigational' });
      expect(find([given], { unbrandedClicks: 0 })).toEqual([]);
      expect(find([...three, given])[0]?.details).toMatchObject({ searches: 3, estimatedSearches: 0 });
    });

    it('counts searches and keywords of one page together', () => {
      const [move] = find([...three, ranked(12, 5_000)]);
      expect(move?.details).toEqual({
        searches: 4,
        impressions: 3_500,
        estimatedSearches: 1,
        searchVolume: 5_000,
        days: 28,
      });
    });
  });

  it.each<[string, Partial<SearchedQuery>, Partial<StrikingFacts>]>([
    ['whose place varies', { places: { deviation: 5.1, topShare: 0, deepShare: 0 } }, {}],
    ['whose leading page changes', { pageSwaps: 2 }, {}],
    [
      'of a page that does not suit',
      { intent: 'transactional' },
      { pages: new Map([['/grinders', { kind: 'guide' }]]) },
    ],
    ['of a young page', {}, { pages: new Map([['/grinders', { ageDays: 27 }]]) }],
    ['of a changed page', {}, { pages: new Map([['/grinders', { changedDaysAgo: 55 }]]) }],
    ['of a short window', {}, { siteState: { countedDays: 25, daysSinceBreak: null, isFalling: false } }],
  ])('leaves out searches %s', (_name, more, facts) => {
    expect(
      find(
        three.map((each) => ({ ...each, ...more })),
        facts,
      ),
    ).toEqual([]);
  });

  it.each<[string, Partial<SearchedQuery>, Partial<StrikingFacts>]>([
    ['whose place varies little', { places: { deviation: 5, topShare: 0, deepShare: 0 } }, {}],
    ['whose leading page changed once', { pageSwaps: 1 }, {}],
    [
      'of a page that suits',
      { intent: 'informational' },
      { pages: new Map([['/grinders', { kind: 'guide' }]]) },
    ],
    ['of a page of 28 days', {}, { pages: new Map([['/grinders', { ageDays: 28, changedDaysAgo: 56 }]]) }],
  ])('keeps searches %s', (_name, more, facts) => {
    expect(
      find(
        three.map((each) => ({ ...each, ...more })),
        facts,
      ),
    ).toHaveLength(1);
  });

  it('returns nothing for no searches', () => {
    expect(find([])).toEqual([]);
  });
});
