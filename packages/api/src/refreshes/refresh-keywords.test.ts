import { AppError, type RefreshKind, type SearchDataSource } from '@keydence/domain';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { refreshList } from '../../testing/refresh-list.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';

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

/** A refresh by a worker with another source. */
const refreshWith = (source: SearchDataSource, kind: RefreshKind, domainId: string) =>
  refreshList(services, person.api, {
    domainId,
    kind,
    worker: { ...services, sources: { sample: source } },
  });

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

describe('a refresh of keywords', () => {
  it('adds new keywords and updates known ones, once for each keyword', async () => {
    const domainId = await addDomain();
    const before = await listAll(domainId);
    expect(await refreshWith(small, 'keywords', domainId)).toMatchObject({
      state: 'done',
      done: 20,
      total: 20,
      keywords: { added: 0, updated: before.pagination.total },
      rankings: null,
      message: null,
      finishedAt: now(),
    });
    expect(await listAll(domainId)).toEqual(before);

    const { keywords } = await refreshWith(limitSource(sample, 30), 'keywords', domainId);
    const { added, updated } = keywords ?? { added: 0, updated: 0 };
    const after = await listAll(domainId);
    expect(added).toBeGreaterThan(0);
    expect(after.pagination.total).toBe(before.pagination.total + added);
    expect(updated + added).toBeLessThanOrEqual(after.pagination.total);
    const texts = after.data.map(({ keywordText }) => keywordText);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('changes nothing if the source fails', async () => {
    const domainId = await addDomain();
    const before = await listAll(domainId);
    const refresh = await refreshWith({ ...small, keywordIdeas: down }, 'keywords', domainId);
    expect(refresh).toMatchObject({ state: 'failed', message: 'down', keywords: null });
    expect(await listAll(domainId)).toEqual(before);
  });
});

describe('a refresh of rankings', () => {
  it('checks every tracked keyword and adds none', async () => {
    const domainId = await addDomain();
    const added = await person.api.keywords.add({ domainId, keywordText: 'not checked yet' });
    const before = await listAll(domainId);
    const { rankings } = await refreshWith(limitSource(sample, 60), 'rankings', domainId);
    const after = await listAll(domainId);
    expect(rankings).toEqual({ refreshed: before.pagination.total, failed: 0, lastRankingCheck: now() });
    expect(after.pagination.total).toBe(before.pagination.total);
    expect(after.data.find(({ id }) => id === added.id)).toMatchObject({
      rankAbsolute: null,
      lastRankingCheck: now(),
      needsRankingRefresh: false,
    });
    expect((await readToday(domainId)).get('not checked yet')).toBe(0);
  });

  it('does not check again within a day unless forced', async () => {
    const domainId = await addDomain();
    const sent = services.sentRefreshes.length;
    const answer = await person.api.keywords.refreshRankings({ domainId, forceRefresh: false });
    expect(services.sentRefreshes).toHaveLength(sent);
    expect(answer).toEqual({ refreshed: 0, failed: 0, lastRankingCheck: now() });
  });

  it('keeps the rankings if the source fails, and never treats that as not ranking', async () => {
    const domainId = await addDomain();
    await person.api.keywords.add({ domainId, keywordText: 'never checked' });
    const before = await listAll(domainId);
    const refresh = await refreshWith({ ...small, rankedKeywords: down }, 'rankings', domainId);
    expect(refresh).toMatchObject({ state: 'failed', message: 'down', rankings: null });
    const failed = { rankState: 'failed', rankCheckFailedAt: now() };
    expect((await listAll(domainId)).data).toEqual(
      before.data.map((row) => ({ ...row, ...(row.keywordText === 'never checked' && failed) })),
    );
    const outcomes = await readToday(domainId);
    expect(outcomes.get('never checked')).toBe(254);
    const [ranked] = before.data.filter(({ rankAbsolute }) => rankAbsolute !== null);
    expect(outcomes.get(ranked?.keywordText ?? '')).toBe(ranked?.rankAbsolute);
  });

  it('counts keywords that a failing source has not reached as failed', async () => {
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
    const { rankings } = await refreshWith(halfWay, 'rankings', domainId);
    expect(rankings).toMatchObject({ refreshed: 5, failed: before.pagination.total - 5 });
    const after = await listAll(domainId);
    expect(after.data.map(({ rankAbsolute }) => rankAbsolute)).toEqual(
      before.data.map(({ rankAbsolute }) => rankAbsolute),
    );
    expect((await readToday(domainId)).get('not reached')).toBe(254);
  });

  it('does nothing in a market without a list, and has no figures without a source', async () => {
    const domainId = await addDomain();
    const market = { locationCode: 2250, languageCode: 'fr' };
    expect(await person.api.keywords.refreshRankings({ domainId, ...market })).toEqual({
      refreshed: 0,
      failed: 0,
      lastRankingCheck: null,
    });
    expect(await person.api.keywords.refresh({ domainId, ...market })).toEqual({ added: 0, updated: 0 });
    await services.database.sql`update tracked_domains set data_source = null where id = ${domainId}`;
    const start = (input: { domainId: string }) => person.api.refreshes.start({ ...input, kind: 'keywords' });
    for (const call of [person.api.keywords.refresh, person.api.keywords.refreshRankings, start]) {
      expect(await failureOf(call({ domainId }))).toMatchObject({ code: 'source_failed' });
    }
  });
});
