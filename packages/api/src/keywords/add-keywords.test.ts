import { AppError, type SearchDataSource } from '@keydence/domain';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { createCaller } from '../router.ts';
import { runSetup } from '../setup/run-setup.ts';
import { insertKeywords } from './insert-keywords.ts';
import { restoreTexts } from './restore-texts.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const market = { locationCode: 2840, languageCode: 'en' };
const site = sampleDomains[0]?.domainName ?? '';
const sample = createSampleSource({ now });

let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let domainId: string;
/** Keywords of the sample world that a small list does not have. */
let knownTexts: string[];

beforeAll(async () => {
  const small = limitSource(sample, 20);
  services = await createTestServices({ sampleDomains, sources: { sample: small }, now });
  person = await signIn(services);
  const { domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl: site });
  domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const ideas = await sample.keywordIdeas(site, market, 60);
  knownTexts = ideas.slice(30).map(({ keywordText }) => keywordText);
});
afterAll(() => services.database.close());

const add = (keywordText: string) => person.api.keywords.add({ domainId, keywordText });
const find = async (search: string) =>
  (await person.api.keywords.list({ domainId, search })).data.filter(
    ({ keywordText }) => keywordText === search,
  );

describe('keywords.add', () => {
  it('uses the figures of the source, and waits for a first rank check', async () => {
    const [text = ''] = knownTexts;
    const [facts] = await sample.lookUpKeywords([text], market);
    const added = await add(`  ${text.toUpperCase()} `);
    expect(added).toMatchObject({
      keywordText: text,
      searchVolume: facts?.searchVolume,
      cpc: facts?.cpc,
      difficultyScore: facts?.difficulty,
      intentType: facts?.intent,
      opportunityScore: expect.any(Number),
      rankAbsolute: null,
      lastRankingCheck: null,
      needsRankingRefresh: true,
    });
    expect(added.monthlySearches).toHaveLength(13);
    expect(await find(text)).toEqual([added]);
  });

  it('leaves every figure unknown if the source does not know the keyword', async () => {
    const added = await person.api.keywords.add({
      domainId,
      keywordText: 'Nobody   searches\tthis',
      intentType: 'transactional',
    });
    expect(added).toMatchObject({
      keywordText: 'nobody searches this',
      intentType: 'transactional',
      searchVolume: null,
      cpc: null,
      difficultyScore: null,
      opportunityScore: null,
      rankGroup: null,
      rankAbsolute: null,
      monthlySearches: [],
      needsRankingRefresh: true,
    });
  });

  it('refuses a keyword that is tracked already, in any spelling', async () => {
    await add('déjà vu');
    const error = await failureOf(add('DE\u0301JA\u0300  VU'));
    expect(error).toMatchObject({ code: 'conflict', message: 'This keyword is already tracked.' });
  });

  it.each([
    ['   ', 'Keyword is required'],
    ['x'.repeat(201), 'Keyword must be at most 200 characters.'],
  ])('refuses %j', async (text, message) => {
    const error = await failureOf(add(text));
    expect(error).toMatchObject({
      code: 'validation_failed',
      message,
      details: { errors: [{ path: 'keywordText', message }] },
    });
  });

  it('counts characters, not code units', async () => {
    expect((await add('🦊'.repeat(200))).keywordText).toHaveLength(400);
  });

  it('adds the keyword without figures if the source fails', async () => {
    const failing: SearchDataSource = {
      ...sample,
      lookUpKeywords: () => Promise.reject(new AppError('source_failed', 'down')),
    };
    const broken = { ...services, sources: { sample: failing } };
    const api = callAs(broken);
    const text = knownTexts[1] ?? '';
    expect(await api.keywords.add({ domainId, keywordText: text })).toMatchObject({ searchVolume: null });
  });

  it('is refused until the domain is set up', async () => {
    const { sql } = services.database;
    await sql`update domain_setups set state = 'setting_up' where domain_id = ${domainId}`;
    expect(await failureOf(add('too early'))).toMatchObject({ code: 'domain_setup_in_progress' });
    await sql`update domain_setups set state = 'ready' where domain_id = ${domainId}`;
    expect(await find('too early')).toEqual([]);
  });
});

/** The procedures of the same person on other services. */
function callAs(others: TestServices) {
  return createCaller({ services: others, requestId: 'test', caller: person });
}

describe('keywords.addMany', () => {
  const addMany = (keywords: (string | { keywordText: string })[]) =>
    person.api.keywords.addMany({ domainId, keywords });

  it('skips tracked keywords and repetitions, and keeps the order', async () => {
    await add('tracked before');
    const answer = await addMany(['zebra', { keywordText: 'Tracked before' }, 'aardvark', ' ZEBRA ']);
    expect(answer).toMatchObject({ created: 2, skipped: 2 });
    expect(answer.data.map(({ keywordText }) => keywordText)).toEqual(['zebra', 'aardvark']);
    expect(await addMany(['zebra', 'aardvark'])).toEqual({ data: [], created: 0, skipped: 2 });
  });

  it('adds each keyword once on two concurrent uploads', async () => {
    const texts = Array.from({ length: 300 }, (_, number) => `uploaded ${number}`);
    const before = (await person.api.keywords.list({ domainId })).pagination.total;
    const answers = await Promise.all([addMany(texts), addMany(texts)]);
    expect(answers.map(({ created }) => created).sort((a, b) => a - b)).toEqual([0, 300]);
    expect(answers.map(({ skipped }) => skipped).sort((a, b) => a - b)).toEqual([0, 300]);
    expect((await person.api.keywords.list({ domainId })).pagination.total).toBe(before + 300);
  });

  it.each([
    { keywords: [], path: 'keywords', message: 'At least one keyword is required' },
    {
      keywords: Array.from({ length: 1_001 }, (_, number) => `n ${number}`),
      path: 'keywords',
      message: 'At most 1,000 keywords can be added in one request.',
    },
    { keywords: ['fine', ' '], path: 'keywords.1', message: 'Keyword is required' },
    { keywords: [{ keywordText: '' }], path: 'keywords.0.keywordText', message: 'Keyword is required' },
  ])('refuses a list: $message at $path', async ({ keywords, path, message }) => {
    const error = await failureOf(addMany(keywords));
    expect(error.details.errors).toContainEqual({ path, message });
    expect(await find('fine')).toEqual([]);
  });

  it('does not delay the start of a refresh', async () => {
    const { db, sql } = services.database;
    const [list] = await sql<{ id: number }[]>`select id from keyword_lists where domain_id = ${domainId}`;
    const listId = list?.id ?? 0;
    const started = await db.transaction(async (tx) => {
      await restoreTexts(tx, { listId, wanted: new Map(), now: now() });
      await insertKeywords(tx, listId, []);
      return person.api.refreshes.start({ domainId, kind: 'rankings' });
    });
    expect(started).toMatchObject({ state: 'queued' });
  });
});
