import { AppError, type SearchDataSource } from '@keydence/domain';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { createCaller } from '../router.ts';
import { runSetup } from '../setup/run-setup.ts';

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

  it('are null if the source does not offer them, and empty for an unknown keyword', async () => {
    const input = { domainId, keyword, kind: 'related' } as const;
    expect(await person.api.keywords.listRelated(input)).toEqual({ data: null, dataSource: 'sample' });
    const unknown = { ...input, keyword: 'nobody knows this' };
    expect(await callWith(sample).listRelated(unknown)).toEqual({ data: [], dataSource: 'sample' });
  });

  it('report a failing source', async () => {
    const relatedKeywords = () => Promise.reject(new AppError('source_failed', 'down'));
    const call = callWith({ ...sample, relatedKeywords }).listRelated({ domainId, keyword, kind: 'related' });
    expect(await failureOf(call)).toMatchObject({ code: 'source_failed' });
  });
});

describe('the result page', () => {
  it('marks the page of the domain itself and those of its competitors', async () => {
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

  it('returns related questions and whether the AI overview cites the domain', async () => {
    const base = await sample.searchResults?.(keyword, market);
    if (!base) throw new Error('the sample world has a page for it');
    const pageOf = (change: object) =>
      callWith({ ...sample, searchResults: async () => ({ ...base, ...change }) })
        .getSearchResults({ domainId, keyword })
        .then(({ page }) => [page?.aiOverview, page?.questions]);
    const cites = (...names: string[]) => ({
      aiOverview: {
        isShown: true,
        citations: names.map((domainName) => ({ domainName, url: null })),
        isWhole: true,
      },
    });
    const questions = ['What is it?'];
    expect(await pageOf({ ...cites('shop.brewlane.example'), questions })).toEqual(['cited', questions]);
    expect(await pageOf({ ...cites('rival.example'), questions: [] })).toEqual(['not_cited', []]);
    const unknown = { isShown: null, citations: [], isWhole: false };
    expect(await pageOf({ aiOverview: unknown, questions: null })).toEqual([null, null]);
  });

  it('appears in the details of a tracked keyword, each fact from the newest page with it', async () => {
    const { id: keywordId } = await person.api.keywords.add({ domainId, keywordText: 'moka kettle' });
    const base = await sample.searchResults?.(keyword, market);
    if (!base) throw new Error('the sample world has a page for it');
    const read = (day: string, change: object) =>
      callWith({
        ...sample,
        searchResults: async () => ({ ...base, checkedAt: new Date(day), ...change }),
      }).getSearchResults({ domainId, keyword: 'Moka  kettle' });
    const details = async () => {
      const { resultPage, isAiOverview } = await person.api.keywords.get({ keywordId });
      return { ...resultPage, isAiOverview };
    };
    const nothing = { aiOverview: null, aiOverviewReadAt: null, questions: null, questionsReadAt: null };
    expect(await details()).toMatchObject(nothing);
    const shown = (isWhole: boolean) => ({ aiOverview: { isShown: true, citations: [], isWhole } });
    const none = { aiOverview: { isShown: false, citations: [], isWhole: true } };
    const unknown = { aiOverview: { isShown: null, citations: [], isWhole: false } };
    await read('2026-11-18T10:00:00Z', { ...unknown, questions: null });
    expect(await details()).toMatchObject(nothing);
    await read('2026-11-18T10:00:00Z', { ...shown(true), questions: ['What is it?'] });
    const first = new Date('2026-11-18T10:00:00Z');
    expect(await details()).toEqual({
      aiOverview: 'not_cited',
      aiOverviewReadAt: first,
      questions: ['What is it?'],
      questionsReadAt: first,
      isAiOverview: true,
    });
    await read('2026-11-20T10:00:00Z', { ...none, questions: null });
    const second = new Date('2026-11-20T10:00:00Z');
    const now = {
      aiOverview: 'no_overview',
      aiOverviewReadAt: second,
      questions: ['What is it?'],
      questionsReadAt: first,
      isAiOverview: false,
    };
    expect(await details()).toEqual(now);
    // An older page changes nothing.
    await read('2026-11-17T10:00:00Z', { ...shown(false), questions: [] });
    expect(await details()).toEqual(now);
    await person.api.keywords.delete({ keywordId });
  });

  it('stores the first ten results of a tracked keyword, from the newest page with them', async () => {
    const { id: keywordId } = await person.api.keywords.add({ domainId, keywordText: 'moka kettle' });
    const base = await sample.searchResults?.(keyword, market);
    const pagesOf = (name: string) =>
      Array.from({ length: 10 }, (_, place) => `https://${name}.example/${place}`);
    const read = async (day: string, topResults?: string[]) => {
      const checkedAt = new Date(day);
      await callWith({
        ...sample,
        searchResults: async () => (base ? { ...base, checkedAt, ...(topResults && { topResults }) } : null),
      }).getSearchResults({ domainId, keyword: 'moka kettle' });
      const [row] = await services.database.sql`
        select p.results from keyword_result_pages p join tracked_keywords k
          on k.list_id = p.list_id and k.id = p.keyword_id where k.keyword_text = 'moka kettle'`;
      return row?.results ?? null;
    };
    expect(await read('2026-11-18T10:00:00Z')).toBeNull();
    expect(await read('2026-11-18T10:00:00Z', pagesOf('first'))).toEqual(pagesOf('first'));
    expect(await read('2026-11-20T10:00:00Z', pagesOf('second'))).toEqual(pagesOf('second'));
    expect(await read('2026-11-19T10:00:00Z', pagesOf('late'))).toEqual(pagesOf('second'));
    expect(await read('2026-11-21T10:00:00Z')).toEqual(pagesOf('second'));
    await person.api.keywords.delete({ keywordId });
  });

  it('is absent if the source does not offer it, and for an unknown keyword', async () => {
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

it('finds the tracked keywords, in any letter case, until they are deleted', async () => {
  const ask = () => person.api.keywords.findTracked({ domainId, keywords: ['Oat  Drink', 'unheard of'] });
  expect(await ask()).toEqual([]);
  const { id } = await person.api.keywords.add({ domainId, keywordText: 'oat drink' });
  expect(await ask()).toEqual([
    { keywordText: 'oat drink', keywordId: id, gain: null, gainGap: 'not_known' },
  ]);
  await person.api.keywords.delete({ keywordId: id });
  expect(await ask()).toEqual([]);
});
