import { createHash } from 'node:crypto';
import {
  competitorSimilarity,
  estimateTraffic,
  gapKindOf,
  isReservedDomainName,
  type Market,
  overlapPercentage,
  parseDomainName,
  type RankedKeyword,
  sampleDomain,
} from '@keydence/domain';
import { expect, test } from 'vitest';
import { createSampleSource } from './create-sample-source.ts';
import { findSampleMarket, sampleMarkets } from './market-catalogue.ts';
import { sampleDomains } from './sample-domains.ts';

const unitedStates: Market = { locationCode: 2840, languageCode: 'en' };
const now = () => new Date('2026-11-21T10:30:00Z');
const source = createSampleSource({ now });

const mainSites: readonly (readonly [string, Market])[] = [
  ['brewlane.example', unitedStates],
  ['ridgestride.example', { locationCode: 2826, languageCode: 'en' }],
  ['taskharbor.example', unitedStates],
  ['brightrafter.example', unitedStates],
  ['bohnenhof.example', { locationCode: 2276, languageCode: 'de' }],
  ['dachstrom.example', { locationCode: 2276, languageCode: 'de' }],
  ['maisonmoulue.example', { locationCode: 2250, languageCode: 'fr' }],
  ['sentiervif.example', { locationCode: 2250, languageCode: 'fr' }],
];

async function allRankings(domainName: string, market: Market, from = source): Promise<RankedKeyword[]> {
  return (await from.rankedKeywords(domainName, market, { limit: 10_000, offset: 0 })).items;
}

const rankByText = (rankings: readonly RankedKeyword[]) =>
  new Map(rankings.map(({ keyword, ranking }) => [keyword.keywordText, ranking.rankGroup]));

test('has twelve sites or more in four markets, on reserved names', () => {
  expect(sampleDomains.length).toBeGreaterThanOrEqual(12);
  for (const site of sampleDomains) {
    expect(sampleDomain.parse(site)).toEqual(site);
    expect(parseDomainName(site.domainName)).toEqual({ valid: true, domainName: site.domainName });
    expect(site.domainName).toMatch(/\.example$/);
    expect(isReservedDomainName(site.domainName)).toBe(false);
    expect(site.description).toContain('sample data');
  }
  const codes = new Set(sampleDomains.flatMap(({ locationCodes }) => locationCodes));
  expect([...codes].sort()).toEqual(sampleMarkets.map(({ locationCode }) => locationCode).sort());
});

// A market is built at its first use, which takes most of the time here: one in each test.
test.each(sampleMarkets)(
  'it covers each site that is at home in $locationCode and no other',
  async (market) => {
    for (const site of sampleDomains) {
      const isAtHome = site.locationCodes.includes(market.locationCode);
      expect(await source.covers(site.domainName, market)).toBe(isAtHome);
    }
  },
);

test('covers nothing in another language or another country', async () => {
  expect(await source.covers('brewlane.example', { locationCode: 2840, languageCode: 'es' })).toBe(false);
  expect(await source.covers('brewlane.example', { locationCode: 2036, languageCode: 'en' })).toBe(false);
});

test('knows nothing of a site or a market outside the catalogue', async () => {
  for (const [domainName, market] of [
    ['unknown.example', unitedStates],
    ['brewlane.com', unitedStates],
    ['__proto__', unitedStates],
    ['brewlane.example', { locationCode: 2276, languageCode: 'de' }],
  ] as const) {
    expect(await source.covers(domainName, market)).toBe(false);
    expect(await source.siteTopics(domainName, market)).toEqual([]);
    expect(await source.competitors(domainName, market, 10)).toEqual([]);
    expect(await source.keywordIdeas(domainName, market, 10)).toEqual([]);
    const page = await source.rankedKeywords(domainName, market, { limit: 10, offset: 0 });
    expect(page).toEqual({ items: [], total: 0 });
  }
});

/** All that a source says of the sites, as text. */
async function readAll(from: typeof source, sites: typeof mainSites): Promise<string> {
  const answers = sites.map(async ([domainName, market]) => [
    await allRankings(domainName, market, from),
    await from.competitors(domainName, market, 20),
    await from.keywordIdeas(domainName, market, 200),
    await from.siteTopics(domainName, market),
  ]);
  return JSON.stringify(await Promise.all(answers));
}

test.each(sampleMarkets)('two instances give the same bytes in $locationCode', async ({ locationCode }) => {
  const sites = mainSites.filter(([, market]) => market.locationCode === locationCode);
  expect(sites.length).toBeGreaterThan(0);
  expect(await readAll(createSampleSource({ now }), sites)).toBe(await readAll(source, sites));
});

test('gives the same bytes on every machine', async () => {
  const hash = createHash('sha256')
    .update(await readAll(source, mainSites))
    .digest('hex');
  // It changes only with the catalogue or the vocabulary: update the value then.
  expect(hash).toMatchInlineSnapshot(`"ae4dea092c6e6a37b672e86c490e30e00fe6b4fb7a619ef853638897bd226ef7"`);
});

test.each(mainSites)('%s: rankings come by estimated traffic, in pages', async (domainName, market) => {
  const all = await allRankings(domainName, market);
  const visits = all.map(
    ({ keyword, ranking }) => estimateTraffic(keyword.searchVolume, ranking.rankGroup) ?? 0,
  );
  expect(all.length).toBeGreaterThanOrEqual(300);
  expect(all.length).toBeLessThanOrEqual(700);
  expect(visits).toEqual([...visits].sort((a, b) => b - a));
  const page = await source.rankedKeywords(domainName, market, { limit: 25, offset: 50 });
  expect(page).toEqual({ items: all.slice(50, 75), total: all.length });
});

test.each(mainSites)(
  '%s: pages belong to the site and were checked in the last days',
  async (domainName, market) => {
    const rankings = await allRankings(domainName, market);
    const wrong = rankings.filter(({ ranking }) => {
      const url = new URL(ranking.url);
      const age = now().getTime() - ranking.checkedAt.getTime();
      return !(
        url.hostname === `www.${domainName}` &&
        /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)?)?$/.test(url.pathname) &&
        !/[~{}]|undefined|null/.test(`${ranking.title}${ranking.description}`) &&
        age > 0 &&
        age < 7 * 24 * 60 * 60 * 1000 &&
        (ranking.resultsCount ?? 0) > 100
      );
    });
    expect(wrong).toEqual([]);
    const pages = new Map(rankings.map(({ ranking }) => [ranking.url, ranking.title]));
    expect(pages.size).toBeLessThan(rankings.length / 2);
    expect(rankings.filter(({ ranking }) => ranking.title !== pages.get(ranking.url))).toEqual([]);
  },
);

test.each(mainSites)(
  '%s: competitors are the most similar sites, counted exactly',
  async (domainName, market) => {
    const ours = rankByText(await allRankings(domainName, market));
    const competitors = await source.competitors(domainName, market, 50);
    const similarities: number[] = [];
    for (const competitor of competitors) {
      const theirs = await allRankings(competitor.domainName, market);
      const shared = theirs.filter(({ keyword }) => ours.has(keyword.keywordText)).length;
      const visits = theirs.map(
        (item) => estimateTraffic(item.keyword.searchVolume, item.ranking.rankGroup) ?? 0,
      );
      expect(competitor.intersections).toBe(shared);
      expect(competitor.organicKeywordsCount).toBe(theirs.length);
      expect(competitor.organicTraffic).toBe(visits.reduce((sum, value) => sum + value, 0));
      similarities.push(competitorSimilarity(shared, ours.size, theirs.length));
    }
    expect(similarities).toEqual([...similarities].sort((a, b) => b - a));
    expect(competitors.map((competitor) => competitor.domainName)).not.toContain(domainName);
    expect(competitors.filter(({ intersections }) => intersections >= 10).length).toBeGreaterThanOrEqual(4);
    expect(competitors.some(({ paidKeywordsCount }) => (paidKeywordsCount ?? 0) > 0)).toBe(true);
    expect(await source.competitors(domainName, market, 2)).toEqual(competitors.slice(0, 2));
  },
);

test.each(mainSites)('%s: every competitor filter has something to show', async (domainName, market) => {
  const ours = rankByText(await allRankings(domainName, market));
  const competitors = await source.competitors(domainName, market, 5);
  const gaps = await Promise.all(
    competitors.map(async (competitor) => {
      const theirs = await allRankings(competitor.domainName, market);
      return theirs.filter(({ keyword, ranking }) => {
        const ourRank = ours.get(keyword.keywordText) ?? null;
        const facts = { competitorRank: ranking.rankGroup, ourRank, searchVolume: keyword.searchVolume };
        return gapKindOf(facts) === 'missing';
      }).length;
    }),
  );
  const overlaps = competitors.map(({ intersections }) => overlapPercentage(intersections, ours.size));
  expect(Math.max(...gaps)).toBeGreaterThanOrEqual(150);
  expect(Math.min(...gaps)).toBeLessThan(150);
  expect(Math.max(...overlaps)).toBeGreaterThanOrEqual(70);
  expect(Math.min(...overlaps)).toBeLessThan(70);
});

test.each(mainSites)(
  '%s: ideas are keywords for which it does not rank, largest first',
  async (domainName, market) => {
    const ours = rankByText(await allRankings(domainName, market));
    const ideas = await source.keywordIdeas(domainName, market, 100);
    expect(ideas).toHaveLength(100);
    expect(ideas.filter(({ keywordText }) => ours.has(keywordText))).toEqual([]);
    const volumes = ideas.map(({ searchVolume }) => searchVolume ?? 0);
    expect(volumes).toEqual([...volumes].sort((a, b) => b - a));
  },
);

test.each(mainSites)('%s: it has topics, and its own name leads home', async (domainName, market) => {
  const topics = await source.siteTopics(domainName, market);
  expect(topics.length).toBeGreaterThanOrEqual(5);
  expect(topics.length).toBeLessThanOrEqual(10);
  const title = sampleDomains.find((site) => site.domainName === domainName)?.title.toLowerCase();
  const own = (await allRankings(domainName, market)).find(({ keyword }) => keyword.keywordText === title);
  expect(own?.ranking.rankGroup).toBe(1);
  expect(own?.ranking.url).toBe(`https://www.${domainName}/`);
  expect(own?.keyword.intent).toBe('navigational');
});

test('protects the world from changes by a caller', async () => {
  const [first] = await allRankings('brewlane.example', unitedStates);
  const before = structuredClone(first);
  first?.keyword.monthlySearches.splice(0);
  expect((await allRankings('brewlane.example', unitedStates))[0]).toEqual(before);
});

test('uses only the requested market for the newest month', async () => {
  const january = createSampleSource({ now: () => new Date('2027-01-01T00:00:00Z') });
  const [first] = await allRankings('brewlane.example', unitedStates, january);
  expect(first?.keyword.monthlySearches[0]?.month).toBe('2026-12');
  expect(findSampleMarket({ locationCode: 2840, languageCode: 'de' })).toBeUndefined();
});
