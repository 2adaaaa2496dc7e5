import { AppError, type SearchDataSource } from '@keydence/domain';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { createCaller } from '../router.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const market = { locationCode: 2840, languageCode: 'en' };
const sample = createSampleSource({ now });
let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  services = await createTestServices({ sources: { sample }, now });
  person = await signIn(services);
});
afterAll(() => services.database.close());

function callWith(sources: TestServices['sources']) {
  return createCaller({ services: { ...services, sources }, requestId: 'test', caller: person });
}

it('returns the facts of the source, in the order of the request', async () => {
  const ideas = await sample.keywordIdeas(sampleDomains[0]?.domainName ?? '', market, 2);
  const [first, second] = ideas;
  const asked = [
    ` ${second?.keywordText.toUpperCase()} `,
    '',
    '  ',
    first?.keywordText ?? '',
    'nobody knows this',
  ];
  const { items, dataSource } = await person.api.keywords.inspect({ keywords: asked });
  expect(dataSource).toBe('sample');
  expect(items.map(({ keyword }) => keyword)).toEqual([second?.keywordText, first?.keywordText]);
  const trend = { trend: expect.any(String), change: expect.toBeOneOf([null, expect.any(Number)]) };
  expect(items[1]).toEqual({
    keyword: first?.keywordText,
    keywordInfo: {
      searchVolume: first?.searchVolume,
      cpc: first?.cpc,
      competition: first?.competition,
      competitionLevel: expect.toBeOneOf(['low', 'medium', 'high', null]),
      searchVolumeTrend: { monthly: trend, quarterly: trend, yearly: trend },
      lowTopOfPageBid: first?.lowTopOfPageBid,
      highTopOfPageBid: first?.highTopOfPageBid,
      lastUpdatedTime: new Date('2026-11-01T00:00:00Z'),
    },
    keywordProperties: { keywordDifficulty: first?.difficulty },
    monthlySearches: first?.monthlySearches.slice(0, 12).reverse(),
  });
});

it('has no items for unknown and for blank keywords', async () => {
  const nothing = { items: [], dataSource: null };
  expect(await person.api.keywords.inspect({ keywords: ['nobody knows this'] })).toEqual(nothing);
  expect(await person.api.keywords.inspect({ keywords: [' ', ''] })).toEqual(nothing);
  expect(await person.api.keywords.inspect({ keywords: [] })).toEqual(nothing);
});

it('uses the first source that knows the keyword, and leaves unknown figures unknown', async () => {
  const real: SearchDataSource = {
    ...sample,
    name: 'dataforseo',
    lookUpKeywords: async (texts) =>
      texts.map((keywordText) => ({
        keywordText,
        searchVolume: null,
        cpc: null,
        competition: null,
        lowTopOfPageBid: null,
        highTopOfPageBid: null,
        difficulty: null,
        intent: null,
        monthlySearches: [],
        serpFeatures: [],
        avgBacklinks: null,
      })),
  };
  const noData = { trend: 'no-data', change: null };
  expect(await callWith({ dataforseo: real, sample }).keywords.inspect({ keywords: ['Tea'] })).toEqual({
    items: [
      {
        keyword: 'tea',
        keywordInfo: {
          searchVolume: null,
          cpc: null,
          competition: null,
          competitionLevel: null,
          searchVolumeTrend: { monthly: noData, quarterly: noData, yearly: noData },
          lowTopOfPageBid: null,
          highTopOfPageBid: null,
          lastUpdatedTime: null,
        },
        keywordProperties: { keywordDifficulty: null },
        monthlySearches: [],
      },
    ],
    dataSource: 'dataforseo',
  });
});

it('reports a failing source', async () => {
  const lookUpKeywords = () => Promise.reject(new AppError('source_failed', 'down'));
  const failing = callWith({ sample: { ...sample, lookUpKeywords } });
  expect(await failureOf(failing.keywords.inspect({ keywords: ['tea'] }))).toMatchObject({
    code: 'source_failed',
  });
});

it('counts each look-up against the limit of the person', async () => {
  const other = await signIn(services);
  await other.api.keywords.inspect({ keywords: ['tea', 'coffee'] });
  expect(services.counted.filter((entry) => entry.endsWith(other.userId))).toEqual([
    `provider_minute ${other.userId}`,
  ]);
});
