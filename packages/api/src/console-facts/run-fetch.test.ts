import { unpackRows } from '@keydence/domain';
import type { SearchConsoleFault } from '@keydence/search-data/testing/search-console';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { breakServices, Killed } from '../../testing/break-services.ts';
import {
  agreeAtGoogle,
  type ConnectedGoogle,
  connectGoogle,
  makeDays,
  makeSearchWorld,
  startGoogle,
} from '../../testing/connect-google.ts';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';
import { findConsoleState } from './find-console-state.ts';
import { readPages, readPairs, readQueries } from './read-figures.ts';
import { readPageWeeks, readPairWeeks } from './read-weeks.ts';
import { runFactsFetch } from './run-fetch.ts';

type Pair = [string, string, number, number, number];

const tea = 'https://acme.com/tea';
const shop = 'https://acme.com/shop';
const plainDay: Pair[] = [
  ['tea shop', tea, 3, 40, 5],
  ['tea shop', shop, 1, 20, 8],
  ['green tea', tea, 1, 40, 12],
];

let clock: Date;
let connected: ConnectedGoogle;
let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let domainId: string;
let listId: number;
beforeAll(async () => {
  clock = new Date('2026-11-22T12:00:00Z');
  connected = await startGoogle(() => clock);
  services = await createTestServices({ now: () => clock, searchConsole: connected.searchConsole });
});
afterAll(async () => {
  await services.database.close();
  await connected.google.close();
});
beforeEach(async () => {
  clock = new Date('2026-11-22T12:00:00Z');
  const world = { ...makeSearchWorld(), days: makeDays('2026-11-19', 70), daily: () => plainDay };
  Object.assign(connected.google, { script: () => undefined, world });
  services.sentConsoleFetches.length = 0;
  person = await signIn(services);
  const { domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  await connectGoogle(connected.google, person.api, domainId);
  listId = services.sentConsoleFetches[0]?.listId ?? 0;
  connected.google.calls.length = 0;
});

const db = () => services.database.db;
const history = async () => (await person.api.searchConsole.get({ domainId })).history;
const setDays = (count: number, newest = '2026-11-19') => {
  connected.google.world.days = makeDays(newest, count);
};

/** Runs the due jobs in the queue until none is left. */
async function runAll(by: TestServices | ReturnType<typeof breakServices>['services'] = services) {
  for (;;) {
    const index = services.sentConsoleFetches.findIndex(({ notBefore }) => !notBefore || notBefore <= clock);
    const [job] = index === -1 ? [] : services.sentConsoleFetches.splice(index, 1);
    if (!job) return;
    await runFactsFetch(by, job, { isLast: true });
  }
}

async function fetchAgain() {
  await person.api.searchConsole.fetch({ domainId });
  const [{ id = '' } = {}] = await services.database.sql<{ id: string }[]>`
    update import_runs set state = 'cancelled' where domain_id = ${domainId} returning id`;
  expect(id).not.toBe('');
  await runAll();
}

/** All stored rows in a comparable form. */
const readFacts = () => services.database.sql<Record<string, unknown>[]>`
  select s.property, s.kind, s.ends_on::text as day, s.is_final as "isFinal", s.row_count as rows,
    s.clicks::int, s.impressions::int, f.facts
  from console_slices s left join lateral (
    select string_agg(concat_ws(' ', p.url, q.query, r.c, r.i, r.pos), '; ' order by p.url, q.query) as facts
    from console_facts f, unnest(f.page_ids, f.query_ids, f.clicks, f.impressions, f.positions) as r (p, q, c, i, pos)
    left join console_pages p on p.list_id = ${listId} and p.id = r.p
    left join console_queries q on q.list_id = ${listId} and q.id = r.q
    where f.list_id = s.list_id and f.slice_id = s.id) f on true
  where s.list_id = ${listId} order by 1, 2, 3`;

const daysAsked = () => [
  ...new Set(
    connected.google.calls.flatMap(({ name, input: { startDate, endDate } }) =>
      name === 'query' && startDate === endDate ? [String(startDate)] : [],
    ),
  ),
];

describe('the history of a property', () => {
  it('is fetched when the property is chosen, newest days first, 60 per job', async () => {
    expect(await history()).toMatchObject({ state: 'queued', daysFetched: 0, daysWanted: 0 });
    const [job] = services.sentConsoleFetches.splice(0);
    if (job) await runFactsFetch(services, job);
    expect(connected.google.calls.find(({ name }) => name === 'query')?.input).toMatchObject({
      dimensions: ['date'],
      startDate: '2025-07-22',
      endDate: '2026-11-22',
    });
    expect(daysAsked().slice(0, 2)).toEqual(['2026-11-19', '2026-11-18']);
    expect(await history()).toEqual({
      state: 'queued',
      daysFetched: 60,
      daysWanted: 70,
      oldestDay: '2026-09-21',
      note: null,
      resumesAt: null,
      notes: [],
    });
    expect(services.sentConsoleFetches).toEqual([{ listId, run: 1 }]);
    await runAll();
    expect(await history()).toMatchObject({ state: 'done', daysFetched: 70, oldestDay: '2026-09-11' });
    expect(daysAsked()).toHaveLength(70);
  });

  it('provides windows, pages, queries, pairs and weeks', async () => {
    await runAll();
    const state = await findConsoleState(db(), listId);
    expect(state).toMatchObject({
      source: 'search_console_api',
      property: 'sc-domain:acme.com',
      filter: null,
      firstDay: '2026-09-11',
      lastFinalDay: '2026-11-19',
      hasDays: true,
      window: { startsOn: '2026-10-23', endsOn: '2026-11-19', days: 28, countedDays: 28 },
      previous: { startsOn: '2026-09-25', endsOn: '2026-10-22', countedDays: 28, impressionBreak: null },
      yearAgo: null,
      hiddenShare: 0,
      isCut: false,
    });
    if (!state) return;
    const { window } = state;
    expect(await readPages(db(), listId, window)).toEqual([
      { page: tea, clicks: 112, impressions: 2_240, position: expect.closeTo(8.5) },
      { page: shop, clicks: 28, impressions: 560, position: 8 },
    ]);
    expect(await readQueries(db(), listId, window)).toEqual([
      { query: 'tea shop', keywordId: null, clicks: 112, impressions: 1_680, position: expect.closeTo(6) },
      { query: 'green tea', keywordId: null, clicks: 28, impressions: 1_120, position: 12 },
    ]);
    expect(await readPairs(db(), listId, window, { leastImpressions: 561 })).toEqual([
      { query: 'tea shop', page: tea, keywordId: null, clicks: 84, impressions: 1_120, position: 5 },
      { query: 'green tea', page: tea, keywordId: null, clicks: 28, impressions: 1_120, position: 12 },
    ]);
    const weeks = await readPageWeeks(db(), listId, window, 11);
    expect(weeks.weeks.map(({ countedDays }) => countedDays)).toEqual([0, ...Array(10).fill(7)]);
    expect(weeks.pages).toEqual([
      { page: shop, clicks: [0, ...Array(10).fill(7)] },
      { page: tea, clicks: [0, ...Array(10).fill(28)] },
    ]);
    const { pairs } = await readPairWeeks(db(), listId, window, 8);
    expect(unpackRows(pairs).map(({ page, query, impressions }) => [query, page, impressions])).toEqual([
      ['tea shop', shop, Array(8).fill(140)],
      ['tea shop', tea, Array(8).fill(280)],
    ]);
  });

  it('joins queries with keywords of the list', async () => {
    await person.api.keywords.add({ domainId, keywordText: 'Tea Shop' });
    await runAll();
    const state = await findConsoleState(db(), listId);
    const queries = state ? await readQueries(db(), listId, state.window) : [];
    expect(queries.map(({ query, keywordId }) => [query, keywordId])).toEqual([
      ['tea shop', 1],
      ['green tea', null],
    ]);
  });

  it('is fetched again for days that may still change, and for new days only', async () => {
    setDays(10, '2026-11-21');
    await runAll();
    const state = await findConsoleState(db(), listId);
    expect(state?.lastFinalDay).toBe('2026-11-19');
    connected.google.calls.length = 0;
    clock = new Date('2026-11-24T12:00:00Z');
    setDays(12, '2026-11-23');
    connected.google.world.daily = () => [['tea shop', tea, 9, 90, 4]];
    await fetchAgain();
    expect(daysAsked()).toEqual(['2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20']);
    const facts = await readFacts();
    const pairs = facts
      .filter(({ kind }) => kind === 'pair')
      .map(({ day, clicks, isFinal }) => [day, clicks, isFinal]);
    expect(pairs.slice(-5)).toEqual([
      ['2026-11-19', 5, true],
      ['2026-11-20', 9, true],
      ['2026-11-21', 9, true],
      ['2026-11-22', 9, false],
      ['2026-11-23', 9, false],
    ]);
  });

  it('counts duplicate rows once', async () => {
    setDays(1);
    connected.google.world.daily = () => [...plainDay, ...plainDay.slice(0, 2)];
    await runAll();
    const pairs = (await readFacts()).find(({ kind }) => kind === 'pair');
    expect(pairs).toMatchObject({ rows: 3, clicks: 5, impressions: 100 });
    expect((await history())?.notes).toContain(
      'Search Console sent 2 rows more than once. Each was counted once.',
    );
  });

  it('neither loses nor doubles a row, wherever its worker is killed', async () => {
    setDays(4);
    const [job] = services.sentConsoleFetches.splice(0);
    if (!job) throw new Error('a fetch is queued');
    await runFactsFetch(services, job);
    const whole = await readFacts();
    const total = breakServices(services);
    const restart = async () => {
      await services.database.sql`delete from console_slices where list_id = ${listId}`;
      await services.database.sql`update console_fetches set state = 'queued' where list_id = ${listId}`;
    };
    await restart();
    await runFactsFetch(total.services, job);
    for (let boundary = 1; boundary <= total.passed(); boundary += 7) {
      await restart();
      const killed = breakServices(services, boundary).services;
      await expect(runFactsFetch(killed, job)).rejects.toThrow(Killed);
      await runFactsFetch(services, job);
      expect(await readFacts()).toEqual(whole);
    }
    expect(await history()).toMatchObject({ state: 'done', daysFetched: 4, daysWanted: 4 });
  });
});

it('counts a day once that two workers fetch at the same time', async () => {
  setDays(5);
  const [job] = services.sentConsoleFetches.splice(0);
  if (!job) throw new Error('a fetch is queued');
  await Promise.all([runFactsFetch(services, job), runFactsFetch(services, job)]);
  expect(await history()).toMatchObject({ state: 'done', daysFetched: 5, daysWanted: 5 });
  const clicks = (await readFacts()).map(({ kind, clicks }) => [kind, clicks]);
  expect(clicks.filter(([kind]) => kind === 'pair')).toEqual(Array(5).fill(['pair', 5]));
});

describe('problems with the figures', () => {
  it('reports a property without figures', async () => {
    connected.google.world.days = [];
    await runAll();
    expect(await history()).toMatchObject({
      state: 'done',
      note: 'Search Console has no figures for this property yet. A new property has its first ones after two or three days.',
    });
    expect(await findConsoleState(db(), listId)).toBeNull();
  });

  it('keeps the days of a property that sends no figures any more', async () => {
    setDays(3);
    await runAll();
    const facts = await readFacts();
    connected.google.world.days = [];
    await fetchAgain();
    expect(await history()).toMatchObject({
      state: 'done',
      note: 'Search Console sent no figures this time. Start the fetch again later. The days that were fetched before stay.',
    });
    expect(await readFacts()).toEqual(facts);
  });

  it.each([
    ['pages', ['page']],
    ['queries', ['query']],
    ['queries and pairs', ['query', 'query,page']],
    ['all tables', ['page', 'query', 'query,page']],
  ])('asks again for a day whose %s came without rows', async (_name, tables) => {
    setDays(3);
    connected.google.script = ({ name, input: { startDate, endDate, dimensions } }) =>
      name === 'query' &&
      startDate === '2026-11-18' &&
      startDate === endDate &&
      tables.includes(String(dimensions))
        ? { kind: 'http', status: 200, body: {} }
        : undefined;
    await runAll();
    expect(await history()).toMatchObject({
      state: 'done',
      notes: expect.arrayContaining([
        'Search Console has figures for 2026-11-18, but did not send all of them. The next fetch asks again.',
      ]),
    });
    const state = await findConsoleState(db(), listId);
    expect(state).toMatchObject({ hiddenShare: 0, window: { countedDays: 2 } });
    connected.google.script = () => undefined;
    connected.google.calls.length = 0;
    clock = new Date('2026-11-22T13:00:00Z');
    await fetchAgain();
    expect(daysAsked()).toEqual(['2026-11-18']);
    const clicks = (await readFacts()).map(({ kind, clicks }) => [kind, clicks]);
    expect(clicks.filter(([kind]) => kind !== 'site')).toEqual(
      ['page', 'pair', 'query'].sort().flatMap((kind) => Array(3).fill([kind, 5])),
    );
    expect((await history())?.notes).toHaveLength(1);
  });

  it('reports figures for only three days', async () => {
    setDays(3);
    await runAll();
    expect((await history())?.notes).toEqual([
      'Search Console has figures for 3 days of the last 28. Moves need at least 26.',
    ]);
    expect(await findConsoleState(db(), listId)).toMatchObject({
      window: { countedDays: 3 },
      previous: null,
    });
  });

  it('reports a gap of days, which are missing and not 0', async () => {
    connected.google.world.days = makeDays('2026-11-19', 40).filter(
      ([day]) => day < '2026-11-05' || day > '2026-11-08',
    );
    await runAll();
    expect((await history())?.notes).toEqual([
      'Search Console has figures for 24 days of the last 28. Moves need at least 26.',
      'Search Console has no figures for 4 days between 2026-11-05 and 2026-11-08. They count as missing, not as 0.',
    ]);
    const state = await findConsoleState(db(), listId);
    const weeks = state ? await readPageWeeks(db(), listId, state.window, 3) : null;
    expect(weeks?.weeks.map(({ countedDays }) => countedDays)).toEqual([6, 4, 7]);
  });

  it('leaves incomplete last days for a later fetch', async () => {
    connected.google.world.daily = (day) => {
      const share = { '2026-11-18': 0.5, '2026-11-19': 0.1 }[day] ?? 1;
      return [['tea shop', tea, Math.round(100 * share), 2_000, 5]];
    };
    await runAll();
    expect(await findConsoleState(db(), listId)).toMatchObject({
      lastFinalDay: '2026-11-16',
      window: { startsOn: '2026-10-20', endsOn: '2026-11-16', countedDays: 28 },
    });
  });

  it.each([
    ['https://old.example', 'https://new.example'],
    ['http://acme.com', 'https://acme.com'],
    ['https://acme.com', 'https://www.acme.com'],
  ])('reports a site that has moved from %s to %s, and keeps its pages separate', async (before, now) => {
    connected.google.world.daily = (day) => [
      ['tea shop', day < '2026-10-20' ? `${before}/tea` : `${now}/tea`, 3, 40, 5],
    ];
    await runAll();
    expect((await history())?.notes).toEqual([
      `The site has moved from ${before} to ${now}. Pages of the two are kept apart.`,
    ]);
    const { rows } = {
      rows: await services.database.sql`select url from console_pages where list_id = ${listId} order by 1`,
    };
    expect(rows.map(({ url }) => url)).toEqual([`${before}/tea`, `${now}/tea`].sort());
  });

  it('never adds a domain property to a URL-prefix property', async () => {
    setDays(30);
    await runAll();
    connected.google.world.sites.push({ siteUrl: 'https://acme.com/', permissionLevel: 'siteOwner' });
    connected.google.world.daily = () => [['tea shop', tea, 2, 20, 5]];
    await person.api.searchConsole.chooseProperty({ domainId, property: 'https://acme.com/' });
    expect(await history()).toMatchObject({ state: 'queued', daysFetched: 0, oldestDay: null });
    await runAll();
    expect((await history())?.notes).toEqual([
      'Figures of sc-domain:acme.com are stored as well. They are never added to those of https://acme.com/.',
    ]);
    const state = await findConsoleState(db(), listId);
    expect(state).toMatchObject({ property: 'https://acme.com/' });
    expect(state && (await readPages(db(), listId, state.window))).toMatchObject([{ page: tea, clicks: 56 }]);
  });
});

describe('an interrupted fetch', () => {
  const failFrom = (from: number, fault: SearchConsoleFault) => {
    let asked = 0;
    connected.google.script = ({ name }) => {
      if (name !== 'query') return undefined;
      asked += 1;
      return asked >= from ? fault : undefined;
    };
  };
  const quota = (status: number, reason: string): SearchConsoleFault => ({
    kind: 'http',
    status,
    body: { error: { code: status, errors: [{ reason }] } },
  });

  it.each([
    ['429', quota(429, 'rateLimitExceeded')],
    ['403 quotaExceeded', quota(403, 'quotaExceeded')],
  ])('waits on %s, and continues at the missing day', async (_name, fault) => {
    setDays(5);
    failFrom(8, fault);
    await runAll();
    expect(await history()).toMatchObject({
      state: 'waiting',
      daysFetched: 2,
      note: 'Google limits how often Search Console may be asked. The fetch continues automatically.',
      resumesAt: new Date('2026-11-22T12:15:00Z'),
    });
    connected.google.script = () => undefined;
    connected.google.calls.length = 0;
    await runAll();
    expect(connected.google.calls).toEqual([]);
    clock = new Date('2026-11-22T12:15:00Z');
    await runAll();
    expect(daysAsked()).toEqual(['2026-11-17', '2026-11-16', '2026-11-15']);
    expect(await history()).toMatchObject({ state: 'done', daysFetched: 5, note: null });
  });

  it('keeps the stored days when the owner has revoked the access', async () => {
    setDays(5);
    let asked = 0;
    connected.google.script = ({ name }) => {
      asked += name === 'query' ? 1 : 0;
      if (asked < 8) return undefined;
      connected.google.refreshTokens.clear();
      connected.google.accessTokens.clear();
      return undefined;
    };
    await runAll();
    const state = await person.api.searchConsole.get({ domainId });
    expect(state.connection).toMatchObject({ needsRenewal: true });
    expect(state.history).toMatchObject({
      state: 'failed',
      daysFetched: 2,
      note: 'Google no longer accepts the Search Console connection. Connect Search Console again. The days that were fetched before stay.',
    });
    expect(await findConsoleState(db(), listId)).toMatchObject({ window: { countedDays: 2 } });
    connected.google.script = () => undefined;
    connected.google.calls.length = 0;
    await person.api.searchConsole.finish(await agreeAtGoogle(connected.google, person.api, domainId));
    await runAll();
    expect(daysAsked()).toEqual(['2026-11-17', '2026-11-16', '2026-11-15']);
    expect(await history()).toMatchObject({ state: 'done', daysFetched: 5, note: null });
  });

  it('ends when another property is chosen', async () => {
    setDays(5);
    connected.google.world.sites.push({ siteUrl: 'https://acme.com/', permissionLevel: 'siteOwner' });
    const [job] = services.sentConsoleFetches.splice(0);
    await person.api.searchConsole.chooseProperty({ domainId, property: 'https://acme.com/' });
    connected.google.calls.length = 0;
    if (job) await runFactsFetch(services, job);
    expect(connected.google.calls).toEqual([]);
    await runAll();
    expect(await history()).toMatchObject({ state: 'done', daysFetched: 5 });
  });
});

it('deletes facts with their list, and shows them to its workspace only', async () => {
  setDays(2);
  await runAll();
  const count = async () => {
    const [row] = await services.database.sql<{ n: number }[]>`
      select ((select count(*) from console_facts where list_id = ${listId})
        + (select count(*) from console_slices where list_id = ${listId})
        + (select count(*) from console_pages where list_id = ${listId})
        + (select count(*) from console_fetches where list_id = ${listId}))::int as n`;
    return row?.n ?? 0;
  };
  expect(await count()).toBeGreaterThan(10);
  const stranger = await signIn(services);
  const { id: workspaceId } = await stranger.api.workspaces.create({ name: 'Other' });
  const theirs = services.database.inWorkspace(workspaceId);
  expect(await theirs.db.execute(`select from console_facts where list_id = ${listId}`)).toHaveLength(0);
  expect(await theirs.db.execute('select from console_fetches')).toHaveLength(0);
  await services.database.sql`delete from tracked_domains where id = ${domainId}`;
  expect(await count()).toBe(0);
});
