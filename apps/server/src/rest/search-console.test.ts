import { type ConsoleFetchJob, createCaller, runFactsFetch, runImport, runSetup } from '@keydence/api';
import { createSearchConsole } from '@keydence/search-data';
import {
  type FakeSearchConsole,
  type SearchConsoleWorld,
  startFakeSearchConsole,
} from '@keydence/search-data/testing/search-console';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectIndistinguishable, malformedIds, unknownId } from '../../testing/expect-hidden.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

let google: FakeSearchConsole;
let edge: TestEdge;
let ada: Person;
let bob: Person;
let domainId: string;
beforeAll(async () => {
  google = await startFakeSearchConsole({
    sites: [{ siteUrl: 'sc-domain:acme.com', permissionLevel: 'siteOwner' }],
    days: [
      ['2026-11-18', 1, 50, 8],
      ['2026-11-19', 3, 50, 4],
    ],
    queries: [['tea shop', 4, 100, 6]],
    pages: [
      ['https://acme.com/', 1, 60, 7],
      ['https://acme.com/tea', 3, 40, 5],
    ],
    countries: [['deu', 4, 100, 6]],
    devices: [],
    queryPages: [],
  });
  const { clientId, clientSecret, authorizeUrl, oauthUrl, apiUrl } = google;
  const searchConsole = createSearchConsole({
    ...{ clientId, clientSecret, authorizeUrl, oauthUrl, apiUrl, fetch },
    ...{ timeoutMs: 5_000, maxBytes: 1_000_000, clock: Date.now, sleep: async () => {}, random: () => 0 },
    log: { warn: () => {} },
  });
  edge = await startEdge({ searchConsole });
  ada = await edge.signUp();
  bob = await edge.signUp();
  const { body } = await ada.call('POST', '/api/companies', { name: 'Acme' });
  const companyId = (body.data as { id: string }).id;
  const domain = { domain_url: 'acme.com', location_code: 2840 };
  const added = await ada.call('POST', `/api/companies/${companyId}/domains`, domain);
  domainId = (added.body.data as { id: string }).id;
  await runSetup(edge.services, { domainId, run: 1 });
});
afterAll(async () => {
  await edge.close();
  await google.close();
});

const pathOf = (rest: string, id = domainId) => `/api/seo/domains/${id}/${rest}`;

/** Stands in for the user's steps in a browser. */
async function connect() {
  const { userId, email } = ada;
  const caller = { userId, email, sessionId: userId };
  const api = createCaller({ services: edge.services, requestId: 'test', caller });
  const { searchParams } = google.agree((await api.searchConsole.begin({ domainId })).url);
  await api.searchConsole.finish({ state: searchParams.get('state') ?? '', code: searchParams.get('code') });
}

it('a connected domain chooses its property, is fetched, and tells its totals', async () => {
  expect((await ada.call('GET', pathOf('search-console'))).body.data).toEqual({
    is_available: true,
    connection: null,
    property: null,
    last_fetch: null,
    history: null,
  });
  expect((await ada.call('POST', pathOf('search-console/fetch'), {})).status).toBe(409);
  await connect();
  const offered = await ada.call('GET', pathOf('search-console/properties'));
  expect(offered.body.data).toEqual([{ property: 'sc-domain:acme.com', permission: 'owner' }]);
  const other = await ada.call('PUT', pathOf('search-console/property'), { property: 'sc-domain:b.com' });
  expect(other.status).toBe(400);
  const chosen = await ada.call('PUT', pathOf('search-console/property'), { property: 'sc-domain:acme.com' });
  expect(chosen.body.data).toMatchObject({
    property: 'sc-domain:acme.com',
    connection: { connected_by: ada.email, needs_renewal: false },
  });
  const started = await ada.call('POST', pathOf('search-console/fetch'), {});
  expect(started).toMatchObject({ status: 200, body: { data: { state: 'queued', total: 0 } } });
  const { id: importId } = started.body.data as { id: string };
  await runImport(edge.services, { importId });
  const state = await ada.call('GET', pathOf('search-console'));
  expect(state.body.data).toMatchObject({ last_fetch: { state: 'done', measured_on: '2026-11-19' } });

  const totals = await ada.call('GET', pathOf('search-totals?days=30'));
  expect(totals.body.data).toEqual({
    days: [
      {
        day: '2026-11-18',
        clicks: 1,
        impressions: 50,
        click_rate: 0.02,
        average_position: 8,
        source: 'search_console_api',
      },
      expect.objectContaining({ day: '2026-11-19', clicks: 3 }),
    ],
    sum: { clicks: 4, impressions: 100, click_rate: 0.04, average_position: 6 },
    tables: ['page', 'country'],
  });
  const pages = await ada.call('GET', pathOf('search-totals/page?limit=1&page=2'));
  expect(pages.body).toEqual({
    success: true,
    data: [
      { name: 'https://acme.com/', clicks: 1, impressions: 60, click_rate: 1 / 60, average_position: 7 },
    ],
    pagination: { page: 2, limit: 1, total: 2, pages: 2 },
    source: 'search_console_api',
    measured_on: '2026-11-19',
  });
  const countries = await ada.call('GET', pathOf('search-totals/country'));
  expect(countries.body.data).toMatchObject([{ name: 'Germany' }]);
  const none = await ada.call('GET', pathOf('search-totals/device'));
  expect(none.body).toMatchObject({ data: [], source: null, measured_on: null, pagination: { total: 0 } });
  for (const wrong of ['search-totals/day', 'search-totals/page?limit=101', 'search-totals?days=5000']) {
    expect([wrong, (await ada.call('GET', pathOf(wrong))).status]).toEqual([wrong, 400]);
  }
  const ended = await ada.call('DELETE', pathOf('search-console'));
  expect(ended.body.data).toEqual({ is_revoked: true });
});

describe('the history says in a sentence', () => {
  const quota = {
    kind: 'http',
    status: 429,
    body: { error: { errors: [{ reason: 'quotaExceeded' }] } },
  } as const;
  const days = (count: number): SearchConsoleWorld['days'] =>
    Array.from({ length: count }, (_, back) => [`2026-11-${16 + back}`, 1, 10, 5]);
  const all = {
    daily: () => [['tea shop', 'https://acme.com/tea', 1, 10, 5]],
  } as Partial<SearchConsoleWorld>;

  it.each<[string, Partial<SearchConsoleWorld>, FakeSearchConsole['script'], object]>([
    [
      'that a property has no figures',
      { days: [] },
      () => undefined,
      { state: 'done', note: expect.stringContaining('no figures for this property yet'), days_fetched: 0 },
    ],
    [
      'that three days are too few',
      { days: days(3), ...all },
      () => undefined,
      {
        state: 'done',
        days_fetched: 3,
        notes: ['Search Console has figures for 3 days of the last 28. Moves need at least 26.'],
      },
    ],
    [
      'that a quota makes it wait',
      { days: days(3), ...all },
      ({ name }) => (name === 'query' ? quota : undefined),
      {
        state: 'waiting',
        note: 'Google limits how often Search Console may be asked. The fetch continues automatically.',
      },
    ],
    [
      'that rows came twice and count once',
      { days: days(3), daily: (day) => [...(all.daily?.(day) ?? []), ...(all.daily?.(day) ?? [])] },
      () => undefined,
      {
        state: 'done',
        notes: expect.arrayContaining(['Search Console sent 3 rows more than once. Each was counted once.']),
      },
    ],
  ])('%s', async (_name, world, script, history) => {
    const fetches: ConsoleFetchJob[] = [];
    edge.services.jobs.enqueueConsoleFetch = async (_tx, { listId, run }) =>
      void fetches.push({ listId, run });
    await edge.services.database.sql`delete from console_slices`;
    await edge.services.database.sql`delete from console_fetches`;
    Object.assign(google, { script: () => undefined });
    Object.assign(google.world, { days: [], daily: undefined, ...world });
    await connect();
    await ada.call('PUT', pathOf('search-console/property'), { property: 'sc-domain:acme.com' });
    google.script = script;
    const [job] = fetches.splice(0);
    if (!job) throw new Error('choosing a property starts a fetch');
    await runFactsFetch(edge.services, job, { isLast: true });
    google.script = () => undefined;
    const { body } = await ada.call('GET', pathOf('search-console'));
    expect(body.data).toMatchObject({ history });
  });
});

it('the domains of others are hidden like unknown ones', async () => {
  const calls: [string, string, object?][] = [
    ['GET', 'search-console'],
    ['GET', 'search-console/properties'],
    ['PUT', 'search-console/property', { property: 'sc-domain:acme.com' }],
    ['POST', 'search-console/fetch', {}],
    ['DELETE', 'search-console'],
    ['GET', 'search-totals'],
    ['GET', 'search-totals/page'],
  ];
  for (const [method, path, body] of calls) {
    const ids = [unknownId, ...malformedIds];
    expectIndistinguishable([
      await bob.call(method, pathOf(path), body),
      ...(await Promise.all(ids.map((id) => ada.call(method, pathOf(path, id), body)))),
    ]);
  }
});
