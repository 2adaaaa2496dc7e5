import { AppError, type SearchDataSource } from '@keydence/domain';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSetup } from '../jobs/run-setup.ts';
import { createCaller } from '../router.ts';
import { createTestServices, type TestServices } from '../testing/create-test-services.ts';
import { failureOf, signIn } from '../testing/sign-in.ts';
import { limitSource } from '../testing/small-source.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const today = 20;
const site = sampleDomains[0]?.domainName ?? '';
const sample = createSampleSource({ now });
const small = limitSource(sample, 20);

let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  services = await createTestServices({ sampleDomains, sources: { sample: small }, now });
  person = await signIn(services);
});
afterAll(() => services.database.close());

async function addDomain(): Promise<string> {
  const { domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl: site });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  return domainId;
}

/** Every procedure as the same person calls it, with another source. */
function callWith(source: SearchDataSource) {
  return createCaller({
    services: { ...services, sources: { sample: source } },
    requestId: 'test',
    caller: person,
  });
}

const listAll = (domainId: string) => person.api.keywords.list({ domainId, limit: 100 });

/** Today's byte of the rank history, by keyword. */
async function readToday(domainId: string): Promise<Map<string, number>> {
  const rows = await services.database.sql<{ text: string; outcome: number }[]>`
    select k.keyword_text as text, get_byte(m.ranks, ${today}::int) as outcome from keyword_lists l
    join tracked_keywords k on k.list_id = l.id
    join ranking_months m on m.list_id = l.id and m.keyword_id = k.id
    where l.domain_id = ${domainId}`;
  return new Map(rows.map(({ text, outcome }) => [text, outcome]));
}

const down = () => Promise.reject(new AppError('source_failed', 'down'));

describe('keywords.refresh', () => {
  it('adds what is new and updates what is known, once for each keyword', async () => {
    const domainId = await addDomain();
    const before = await listAll(domainId);
    expect(await person.api.keywords.refresh({ domainId })).toEqual({
      added: 0,
      updated: before.pagination.total,
    });
    expect(await listAll(domainId)).toEqual(before);

    const larger = callWith(limitSource(sample, 30));
    const { added, updated } = await larger.keywords.refresh({ domainId });
    const after = await listAll(domainId);
    expect(added).toBeGreaterThan(0);
    expect(after.pagination.total).toBe(before.pagination.total + added);
    expect(updated + added).toBeLessThanOrEqual(after.pagination.total);
    const texts = after.data.map(({ keywordText }) => keywordText);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('changes nothing when the source fails', async () => {
    const domainId = await addDomain();
    const before = await listAll(domainId);
    const error = await failureOf(callWith({ ...small, keywordIdeas: down }).keywords.refresh({ domainId }));
    expect(error).toMatchObject({ code: 'source_failed', message: 'down' });
    expect(await listAll(domainId)).toEqual(before);
  });

  it('runs once at a time for a list', async () => {
    const domainId = await addDomain();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let begun = () => {};
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const slow = callWith({
      ...small,
      keywordIdeas: async (...asked) => {
        begun();
        await held;
        return small.keywordIdeas(...asked);
      },
    });
    const first = slow.keywords.refresh({ domainId });
    await hasBegun;
    expect(await failureOf(person.api.keywords.refresh({ domainId }))).toMatchObject({
      code: 'conflict',
      message: 'This list is being refreshed already.',
    });
    expect(await person.api.keywords.refreshRankings({ domainId })).toMatchObject({ failed: 0 });
    letGo();
    expect(await first).toMatchObject({ added: 0 });
    expect(await person.api.keywords.refresh({ domainId })).toMatchObject({ added: 0 });
  });
});

describe('keywords.refreshRankings', () => {
  it('checks every tracked keyword and adds none', async () => {
    const domainId = await addDomain();
    const added = await person.api.keywords.add({ domainId, keywordText: 'not checked yet' });
    const before = await listAll(domainId);
    const answer = await callWith(limitSource(sample, 60)).keywords.refreshRankings({ domainId });
    const after = await listAll(domainId);
    expect(answer).toMatchObject({ refreshed: before.pagination.total, failed: 0, lastRankingCheck: now() });
    expect(after.pagination.total).toBe(before.pagination.total);
    expect(after.data.find(({ id }) => id === added.id)).toMatchObject({
      rankAbsolute: null,
      lastRankingCheck: now(),
      needsRankingRefresh: false,
    });
    expect((await readToday(domainId)).get('not checked yet')).toBe(0);
  });

  it('does not check again within a day when that is not forced', async () => {
    const domainId = await addDomain();
    const answer = await callWith({ ...small, rankedKeywords: down }).keywords.refreshRankings({
      domainId,
      forceRefresh: false,
    });
    expect(answer).toEqual({ refreshed: 0, failed: 0, lastRankingCheck: now() });
  });

  it('keeps the rankings when the source fails, and never takes that for not ranking', async () => {
    const domainId = await addDomain();
    await person.api.keywords.add({ domainId, keywordText: 'never checked' });
    const before = await listAll(domainId);
    const broken = callWith({ ...small, rankedKeywords: down });
    expect(await failureOf(broken.keywords.refreshRankings({ domainId }))).toMatchObject({
      code: 'source_failed',
    });
    expect(await listAll(domainId)).toEqual(before);
    const outcomes = await readToday(domainId);
    expect(outcomes.get('never checked')).toBe(254);
    const [ranked] = before.data.filter(({ rankAbsolute }) => rankAbsolute !== null);
    expect(outcomes.get(ranked?.keywordText ?? '')).toBe(ranked?.rankAbsolute);
  });

  it('counts what a source that fails half-way has not reached as failed', async () => {
    const domainId = await addDomain();
    await person.api.keywords.add({ domainId, keywordText: 'not reached' });
    const before = await listAll(domainId);
    const halfWay: SearchDataSource = {
      ...small,
      async rankedKeywords(name, market, { offset }) {
        if (offset > 0) return down();
        const { items } = await small.rankedKeywords(name, market, { limit: 5, offset: 0 });
        return { items: items.slice(0, 5), total: 20 };
      },
    };
    const answer = await callWith(halfWay).keywords.refreshRankings({ domainId });
    expect(answer).toMatchObject({ refreshed: 5, failed: before.pagination.total - 5 });
    const after = await listAll(domainId);
    expect(after.data.map(({ rankAbsolute }) => rankAbsolute)).toEqual(
      before.data.map(({ rankAbsolute }) => rankAbsolute),
    );
    expect((await readToday(domainId)).get('not reached')).toBe(254);
  });

  it('has nothing to do in a market without a list, and no numbers without a source', async () => {
    const domainId = await addDomain();
    const market = { locationCode: 2250, languageCode: 'fr' };
    expect(await person.api.keywords.refreshRankings({ domainId, ...market })).toEqual({
      refreshed: 0,
      failed: 0,
      lastRankingCheck: null,
    });
    expect(await person.api.keywords.refresh({ domainId, ...market })).toEqual({ added: 0, updated: 0 });
    await services.database.sql`update tracked_domains set data_source = null where id = ${domainId}`;
    for (const call of [person.api.keywords.refresh, person.api.keywords.refreshRankings]) {
      expect(await failureOf(call({ domainId }))).toMatchObject({ code: 'source_failed' });
    }
  });
});
