import { AppError, type SearchDataSource } from '@keydence/domain';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSetup } from '../jobs/run-setup.ts';
import { createCaller } from '../router.ts';
import { createTestServices, type TestServices } from '../testing/create-test-services.ts';
import { failureOf, signIn } from '../testing/sign-in.ts';
import { limitSource } from '../testing/small-source.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const market = { locationCode: 2840, languageCode: 'en' };
const sample = createSampleSource({ now });
const keyword = 'french press';

let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let domainId: string;

beforeAll(async () => {
  services = await createTestServices({ sampleDomains, sources: { sample: limitSource(sample, 20) }, now });
  person = await signIn(services);
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  const { domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl });
  domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
});
afterAll(() => services.database.close());

function callWith(source: SearchDataSource) {
  const sources = { sample: source };
  return createCaller({ services: { ...services, sources }, requestId: 'test', caller: person }).keywords;
}

describe('related keywords and questions', () => {
  it.each(['related', 'questions'] as const)('%s come from the source of the domain', async (kind) => {
    const ask = kind === 'related' ? sample.relatedKeywords : sample.questions;
    const known = (await ask?.(keyword, market, 5)) ?? [];
    const input = { domainId, keyword: ' French  Press ', kind, limit: 5 };
    expect(await callWith(sample).listRelated(input)).toEqual({
      data: known.map(({ keywordText, searchVolume, difficulty, intent }) => ({
        keyword: keywordText,
        searchVolume,
        keywordDifficulty: difficulty,
        intentType: intent,
      })),
      dataSource: 'sample',
    });
    expect(known.length).toBeGreaterThan(0);
  });

  it('are null where the source has none at all, and empty for an unknown keyword', async () => {
    const input = { domainId, keyword, kind: 'related' } as const;
    expect(await person.api.keywords.listRelated(input)).toEqual({ data: null, dataSource: 'sample' });
    const unknown = { ...input, keyword: 'nobody knows this' };
    expect(await callWith(sample).listRelated(unknown)).toEqual({ data: [], dataSource: 'sample' });
  });

  it('say when the source fails', async () => {
    const relatedKeywords = () => Promise.reject(new AppError('source_failed', 'down'));
    const call = callWith({ ...sample, relatedKeywords }).listRelated({ domainId, keyword, kind: 'related' });
    expect(await failureOf(call)).toMatchObject({ code: 'source_failed' });
  });
});

describe('the result page', () => {
  it("marks the domain's own page and those of its competitors", async () => {
    const found = await callWith(sample).getSearchResults({ domainId, keyword });
    expect(found).toMatchObject({ isAvailable: true, dataSource: 'sample' });
    const { data: competitors } = await person.api.competitors.list({ domainId });
    const names = competitors.map(({ domainName }) => domainName);
    const results = found.page?.results ?? [];
    expect(results.length).toBeGreaterThan(2);
    for (const { domainName, owner } of results) {
      const expected = domainName === 'brewlane.example' ? 'own' : names.includes(domainName);
      expect([domainName, owner]).toEqual([
        domainName,
        expected === true ? 'competitor' : expected === false ? null : expected,
      ]);
    }
    expect(results.some(({ owner }) => owner === 'competitor')).toBe(true);
  });

  it('is absent where the source has none at all, and for an unknown keyword', async () => {
    expect(await person.api.keywords.getSearchResults({ domainId, keyword })).toEqual({
      isAvailable: false,
      page: null,
      dataSource: 'sample',
    });
    const unknown = { domainId, keyword: 'nobody knows this' };
    expect(await callWith(sample).getSearchResults(unknown)).toEqual({
      isAvailable: true,
      page: null,
      dataSource: 'sample',
    });
  });
});

it('finds which keywords are tracked, whatever their capitals, until they are deleted', async () => {
  const ask = () => person.api.keywords.findTracked({ domainId, keywords: ['Oat  Drink', 'unheard of'] });
  expect(await ask()).toEqual([]);
  const { id } = await person.api.keywords.add({ domainId, keywordText: 'oat drink' });
  expect(await ask()).toEqual([{ keywordText: 'oat drink', keywordId: id }]);
  await person.api.keywords.delete({ keywordId: id });
  expect(await ask()).toEqual([]);
});
