import type { SearchDataSource } from '@keydence/domain';
import { type FakeCall, type FakeDataForSeo, startFakeDataForSeo } from '@keydence/search-data/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLiveSource } from '../../testing/create-live-source.ts';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { refreshList, startRefreshJob } from '../../testing/refresh-list.ts';
import { signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';
import { runRefresh } from './run-refresh.ts';

const us = 'acme.com';
const words = Array.from({ length: 12 }, (_, n) => `tea number ${n}`);
const ideas = Array.from({ length: 3 }, (_, n) => `idea ${n}`);
const startRanks = () => words.map((keyword, n) => ({ keyword, rank: 1 + n }));
const dayMs = 86_400_000;

let now: Date;
let base: TestServices;
let services: TestServices;
let fake: FakeDataForSeo;
let person: Awaited<ReturnType<typeof signIn>>;
let workspaceId: string;
let domainId: string;
/** The provider's current data; tests change it. */
const world: Parameters<typeof startFakeDataForSeo>[0] & {
  rankings: Record<string, ReturnType<typeof startRanks>>;
} = {
  rankings: { [us]: startRanks(), 'rival.com': startRanks().slice(2) },
  ideas,
  resultsRead: 100,
};

beforeAll(async () => {
  fake = await startFakeDataForSeo(world);
  base = await createTestServices({ now: () => now });
});
afterAll(async () => {
  await fake.close();
  await base.database.close();
});

beforeEach(async () => {
  now = new Date('2026-11-20T12:00:00Z');
  world.rankings[us] = startRanks();
  world.resultsRead = 100;
  world.questions = {};
  world.unreadPlaces = [];
  world.citations = {};
  // A separate source for each test, because a failed source is paused for a while.
  services = { ...base, sources: { dataforseo: createLiveSource(base, fake) } };
  fake.script = () => undefined;
  fake.queue.turns = 0;
  fake.queue.clear();
  await services.database.sql`truncate source_answers, source_calls, source_tasks`;
  person = await signIn(services);
  const created = await person.api.workspaces.create({ name: 'Acme', domainUrl: us });
  workspaceId = created.id;
  domainId = created.domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 }, { isLast: true });
  await services.database.sql`truncate source_answers, source_calls`;
  fake.calls.length = 0;
  now = new Date(now.getTime() + dayMs);
});

const refresh = () => refreshList(services, person.api, { domainId, kind: 'rankings' });
const callsTo = (name: string) => fake.calls.filter(({ path }) => path.includes(name));
const paths = () => fake.calls.map(({ path }) => path.split('/').slice(2, 4).join('/'));

/** Rank and history byte of the day, by keyword. */
async function readRanks() {
  const rows = await services.database.sql<{ text: string; rank: number | null; day: number }[]>`
    select k.keyword_text as text, r.rank_group as rank, get_byte(m.ranks, 20) as day
    from tracked_keywords k join keyword_lists l on l.id = k.list_id
    join keyword_rankings r on r.list_id = k.list_id and r.id = k.id
    left join ranking_months m on m.list_id = k.list_id and m.keyword_id = k.id and m.month = '2026-11-01'
    where l.domain_id = ${domainId}`;
  return new Map(rows.map(({ text, rank, day }) => [text, [rank, day]]));
}
/** Wraps a source to run `happen` between its response and the use of that response. */
function meanwhile(source: SearchDataSource, happen: () => Promise<unknown>): SearchDataSource {
  return {
    ...source,
    chargedTo: (payer) => meanwhile(source.chargedTo?.(payer) ?? source, happen),
    rankingsAmong: async (...question) => {
      const page = await source.rankingsAmong?.(...question);
      await happen();
      return page ?? { items: [], total: 0 };
    },
  };
}
const isRead = ({ path }: FakeCall) => path.includes('task_get') || path.endsWith('tasks_ready');

describe('a check of tracked keywords', () => {
  it('sends one request for all keywords, and reads no result page for keywords known to the source', async () => {
    world.rankings[us] = startRanks().map(({ keyword, rank }) => ({ keyword, rank: rank + 5 }));
    expect(await refresh()).toMatchObject({ state: 'done', rankings: { refreshed: 15, failed: 0 } });
    expect(paths()).toEqual(['ranked_keywords/live']);
    expect(fake.calls[0]?.task.filters).toEqual([
      ['keyword_data.keyword', 'in', expect.arrayContaining([...words, ...ideas])],
    ]);
    const ranks = await readRanks();
    expect(ranks.get('tea number 3')).toEqual([9, 9]);
    expect(ranks.get('idea 1')).toEqual([null, 0]);
    const { spentUsd } = await person.api.spending.get({ workspaceId });
    expect(spentUsd).toBeCloseTo(0.012 + 12 * 0.000_12, 6);
  });

  it('requests windows of ids with any number of deletions, and each keyword once', async () => {
    const { sql } = services.database;
    const [list] = await sql<{ id: number }[]>`select id from keyword_lists where domain_id = ${domainId}`;
    const listId = list?.id ?? 0;
    await sql`
      insert into tracked_keywords (list_id, id, keyword_text, intent)
      select ${listId}::int, id, 'more ' || id, 0 from generate_series(16, 6000) id
      where id not between 701 and 1400 and id not between 2000 and 2009`;
    await sql`
      insert into keyword_rankings (list_id, id, intent)
      select list_id, id, intent from tracked_keywords where list_id = ${listId} and id > 15`;
    await sql`update keyword_lists set next_keyword_id = 6001, version = version + 1 where id = ${listId}`;
    const tracked = await sql<{ text: string }[]>`
      select keyword_text as text from tracked_keywords where list_id = ${listId} order by id`;
    world.rankings[us] = tracked.map(({ text }, n) => ({ keyword: text, rank: 1 + (n % 100) }));
    expect(await refresh()).toMatchObject({
      state: 'done',
      rankings: { refreshed: tracked.length, failed: 0 },
    });
    const asked = fake.calls.map(({ task }) => (task.filters as [[string, string, string[]]])[0][2]);
    expect(asked.map(({ length }) => length)).toEqual([700, 690, 700, 700, 700, 700, 700, 400]);
    expect(asked.flat()).toEqual(tracked.map(({ text }) => text));
  });

  it.each([
    ['of all keywords', [...words, ...ideas]],
    ['of some', words],
  ])('stores the day’s number of opportunities when it finds a ranking %s', async (_, found) => {
    world.rankings[us] = found.map((keyword, n) => ({ keyword, rank: 20 - n }));
    expect(await refresh()).toMatchObject({ state: 'done', rankings: { refreshed: 15, failed: 0 } });
    const [day] = await services.database.sql<{ kept: number; counted: number }[]>`
      select s.keyword_opportunities as kept, (
        select count(*)::int from keyword_rankings r where r.list_id = s.list_id and r.opportunity_score > 50) as counted
      from overview_snapshots s join keyword_lists l on l.id = s.list_id
      where l.domain_id = ${domainId} and s.day = '2026-11-21'`;
    expect(day?.counted).toBeGreaterThan(0);
    expect(day?.kept).toBe(day?.counted);
  });

  it('reads result pages of formerly ranked, new and unknown keywords', async () => {
    await person.api.keywords.add({ domainId, keywordText: 'unheard of' });
    world.rankings[us] = startRanks().slice(1);
    // The result page shows a keyword that the collection does not have yet.
    const page = world.rankings[us];
    fake.script = ({ path }) => {
      if (path.includes('task_get')) world.rankings[us] = [...page, { keyword: 'unheard of', rank: 42 }];
      return undefined;
    };
    fake.calls.length = 0;
    expect(await refresh()).toMatchObject({ state: 'done', rankings: { refreshed: 16, failed: 0 } });
    expect(callsTo('task_post').map(({ tasks }) => tasks)).toEqual([2]);
    const ranks = await readRanks();
    expect(ranks.get('tea number 0')).toEqual([null, 0]);
    expect(ranks.get('unheard of')).toEqual([42, 42]);
    expect(ranks.get('tea number 1')).toEqual([2, 2]);
  });

  it('stores questions and AI citations of the result pages that it reads', async () => {
    await person.api.keywords.add({ domainId, keywordText: 'unheard of' });
    world.rankings[us] = startRanks().slice(1);
    world.questions = { 'tea number 0': ['What is tea?'] };
    world.citations = { 'tea number 0': ['https://rival.com/', 'https://www.acme.com/tea'] };
    await refresh();
    const pageOf = async (search: string) => {
      const { data } = await person.api.keywords.list({ domainId, search });
      return (await person.api.keywords.get({ keywordId: data[0]?.id ?? '' })).resultPage;
    };
    const readAt = new Date('2026-11-21T10:00:00Z');
    expect(await pageOf('tea number 0')).toEqual({
      aiOverview: 'cited',
      aiOverviewReadAt: readAt,
      questions: ['What is tea?'],
      questionsReadAt: readAt,
    });
    expect(await pageOf('unheard of')).toMatchObject({ aiOverview: 'unread', questions: [] });
    expect(await pageOf('tea number 1')).toMatchObject({ aiOverview: null, questions: null });
  });

  it('reports the depth read when the site is not found, and no depth for an unchecked keyword', async () => {
    await person.api.keywords.add({ domainId, keywordText: 'unheard of' });
    const rankOf = async (search: string) => (await person.api.keywords.list({ domainId, search })).data[0];
    expect(await rankOf('unheard of')).toMatchObject({ rankState: 'not_checked', rankDepth: null });
    world.rankings[us] = startRanks().slice(1);
    world.resultsRead = 30;
    expect(await refresh()).toMatchObject({ state: 'done', rankings: { refreshed: 16, failed: 0 } });
    const unfound = { rankState: 'not_found', rankDepth: 30, rankAbsolute: null };
    expect(await rankOf('unheard of')).toMatchObject(unfound);
    expect((await readRanks()).get('tea number 0')).toEqual([null, 130]);
    const lost = await rankOf('tea number 0');
    expect(lost).toMatchObject(unfound);
    const history = await person.api.keywords.history({ keywordId: lost?.id ?? '' });
    expect(history.at(-1)).toMatchObject({ outcome: 'not_ranked', rankAbsolute: null, depth: 30 });
    world.resultsRead = 100;
    now = new Date(now.getTime() + dayMs);
    await services.database.sql`truncate source_answers, source_calls, source_tasks`;
    await refresh();
    expect(await rankOf('tea number 0')).toMatchObject({ rankState: 'not_found', rankDepth: null });
  });

  it('counts results before a gap only', async () => {
    await person.api.keywords.add({ domainId, keywordText: 'unheard of' });
    world.rankings[us] = startRanks().slice(1);
    world.unreadPlaces = Array.from({ length: 10 }, (_, index) => 11 + index);
    expect(await refresh()).toMatchObject({ state: 'done' });
    const { data } = await person.api.keywords.list({ domainId, search: 'unheard of' });
    expect(data[0]).toMatchObject({ rankState: 'not_found', rankDepth: 10, rankAbsolute: null });
  });

  it('distinguishes a failed check from one without a ranking', async () => {
    await person.api.keywords.add({ domainId, keywordText: 'unheard of' });
    world.rankings[us] = startRanks().slice(1);
    fake.script = (call) => (isRead(call) ? { kind: 'http', status: 502 } : undefined);
    expect(await refresh()).toMatchObject({ state: 'done', rankings: { failed: 2 } });
    const { data } = await person.api.keywords.list({ domainId, limit: 100 });
    const stateOf = (text: string) => data.find(({ keywordText }) => keywordText === text);
    expect(stateOf('unheard of')).toMatchObject({ rankState: 'failed', rankCheckFailedAt: now });
    expect(stateOf('tea number 0')).toMatchObject({
      rankState: 'ranked',
      rankGroup: 1,
      rankCheckFailedAt: now,
    });
    expect(stateOf('tea number 1')).toMatchObject({ rankState: 'ranked', rankCheckFailedAt: null });
  });

  it('does not treat an unreadable page as a lost ranking', async () => {
    world.rankings[us] = startRanks().slice(2);
    fake.script = (call) => (isRead(call) ? { kind: 'http', status: 502 } : undefined);
    expect(await refresh()).toMatchObject({ state: 'done', rankings: { refreshed: 13, failed: 2 } });
    const ranks = await readRanks();
    expect(ranks.get('tea number 0')).toEqual([1, 254]);
  });

  it('reads paid results after a crash, and does not pay twice', async () => {
    world.rankings[us] = startRanks().slice(2);
    const job = await startRefreshJob(services, person.api, { domainId, kind: 'rankings' });
    const live = createLiveSource(services, fake, {
      sleep: async () => {
        throw new Error('killed');
      },
    });
    const mortal = { ...services, sources: { dataforseo: live } };
    await expect(runRefresh(mortal, job)).rejects.toThrow('killed');
    expect(callsTo('task_post')).toHaveLength(1);
    const { spentUsd: before } = await person.api.spending.get({ workspaceId });
    await runRefresh(services, job, { isLast: true });
    const done = await person.api.refreshes.get({ domainId, kind: 'rankings', run: job.run });
    expect(done).toMatchObject({ state: 'done', rankings: { refreshed: 15, failed: 0 } });
    expect(callsTo('task_post')).toHaveLength(1);
    expect(callsTo('ranked_keywords')).toHaveLength(1);
    expect((await person.api.spending.get({ workspaceId })).spentUsd).toBe(before);
  });

  it('keeps its results when the budget ends before the result pages', async () => {
    world.rankings[us] = startRanks().slice(2);
    fake.script = ({ path }) =>
      path.endsWith('task_post') ? { kind: 'code', code: 40_210, level: 'envelope' } : undefined;
    expect(await refresh()).toMatchObject({ state: 'done', rankings: { refreshed: 13, failed: 2 } });
    expect(callsTo('task_post')).toHaveLength(1);
  });

  it('marks keywords missing from a truncated response as failed', async () => {
    fake.script = ({ path }) => (path.includes('ranked_keywords') ? { kind: 'partial' } : undefined);
    expect(await refresh()).toMatchObject({ state: 'done', rankings: { refreshed: 6, failed: 9 } });
    const ranks = await readRanks();
    expect([...ranks.values()].filter(([rank]) => rank !== null)).toHaveLength(12);
  });

  it('marks keywords missing from a response with a gap as failed', async () => {
    fake.script = ({ path }) => (path.includes('ranked_keywords') ? { kind: 'null_item' } : undefined);
    expect(await refresh()).toMatchObject({ state: 'done', rankings: { refreshed: 11, failed: 4 } });
    const ranks = await readRanks();
    expect([...ranks.values()].filter(([rank]) => rank !== null)).toHaveLength(12);
  });

  it('writes nothing for a keyword that is deleted during the request', async () => {
    const live = services.sources.dataforseo as SearchDataSource;
    const [tracked] = await person.api.keywords.findTracked({ domainId, keywords: ['tea number 3'] });
    const source = meanwhile(live, () => person.api.keywords.delete({ keywordId: tracked?.keywordId ?? '' }));
    const worker = { ...services, sources: { dataforseo: source } };
    const refreshed = await refreshList(services, person.api, { domainId, kind: 'rankings', worker });
    expect(refreshed).toMatchObject({ state: 'done', rankings: { refreshed: 14, failed: 0 } });
    const ranks = await readRanks();
    expect(ranks.has('tea number 3')).toBe(false);
    expect(ranks.get('tea number 4')).toEqual([5, 5]);
    const [strays] = await services.database.sql`
      select count(*)::int as n from ranking_months m where not exists (
        select from tracked_keywords k where k.list_id = m.list_id and k.id = m.keyword_id)`;
    expect(strays).toEqual({ n: 0 });
  });

  it('is rejected when a ranked site suddenly has no rankings', async () => {
    fake.script = () => ({ kind: 'no_items' });
    expect(await refresh()).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('no rankings'),
    });
    expect((await readRanks()).get('tea number 3')).toEqual([4, 254]);
  });

  it('costs no more than the estimate', async () => {
    await person.api.keywords.add({ domainId, keywordText: 'unheard of' });
    const input = { workspaceId, domainId, action: 'refresh_rankings' } as const;
    const estimate = await person.api.spending.estimate(input);
    expect(estimate.expectedUsd).toBeCloseTo(0.012 + 12 * 0.000_12 + 0.022, 6);
    expect(estimate.upToUsd).toBeCloseTo(0.012 + 16 * 0.000_12 + 16 * 0.008, 6);
    const { spentUsd: before } = await person.api.spending.get({ workspaceId });
    await refresh();
    const { spentUsd } = await person.api.spending.get({ workspaceId });
    expect(spentUsd - before).toBeCloseTo(0.012 + 12 * 0.000_12 + 0.022, 6);
  });
});
