import { finishRuns, runSetup } from '@keydence/api';
import { createSampleSource } from '@keydence/search-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectIndistinguishable, malformedIds, unknownId } from '../../testing/expect-hidden.ts';
import { setUpDomain } from '../../testing/set-up-domain.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

let clock = new Date('2026-11-21T12:00:00Z');
let edge: TestEdge;
let ada: Person;
let base: string;

beforeAll(async () => {
  const now = () => clock;
  edge = await startEdge({ now, sources: { sample: createSampleSource({ now }) } });
  ada = await edge.signUp();
  const { domainId } = await setUpDomain(edge, ada);
  base = `/api/seo/domains/${domainId}`;
}, 60_000);
afterAll(() => edge.close());

const schedule = {
  state: 'on_time',
  time_zone: 'UTC',
  hour: 6,
  is_paused: false,
  next_run_at: '2026-12-05T06:00:00.000Z',
  retry_at: null,
  last_report_at: '2026-11-21T12:00:00.000Z',
  runs: [],
  is_mail_on: true,
  runnable_at: null,
  waiting_since: null,
};

it('GET …/schedule has every documented field', async () => {
  const { status, body } = await ada.call('GET', `${base}/schedule`);
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, data: schedule });
});

it('PUT …/schedule sets hour and pause', async () => {
  const change = { hour: 9, is_paused: true };
  const { status, body } = await ada.call('PUT', `${base}/schedule`, change);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ ...change, state: 'paused', next_run_at: '2026-12-05T09:00:00.000Z' });
  await ada.call('PUT', `${base}/schedule`, { hour: 6, is_paused: false });
});

it.each([
  [{ hour: 24, is_paused: false }, 'hour'],
  [{ hour: 6 }, 'is_paused'],
])('PUT …/schedule with %j is 400 and names the field', async (change, path) => {
  const { status, body } = await ada.call('PUT', `${base}/schedule`, change);
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'validation_failed', errors: [{ path }] });
});

it('POST …/schedule/run measures once a day; …/runs and …/trend return its results', async () => {
  clock = new Date('2026-11-25T12:00:00Z');
  const started = await ada.call('POST', `${base}/schedule/run`, {});
  expect(started.status).toBe(200);
  expect(started.body.data).toMatchObject({ state: 'running', runs: [{ run: 2, asked_by: 'person' }] });
  await runSetup(edge.services, edge.sentJobs.at(-1) ?? { domainId: '', run: 0 });
  await finishRuns(edge.services);
  const again = await ada.call('POST', `${base}/schedule/run`, {});
  expect(again.status).toBe(429);
  expect(again.headers.get('retry-after')).toBe('86400');
  const runs = await ada.call('GET', `${base}/schedule/runs?limit=1`);
  expect(runs.body).toEqual({
    success: true,
    data: [
      {
        run: 2,
        state: 'done',
        asked_by: 'person',
        due_at: '2026-11-25T12:00:00.000Z',
        started_at: '2026-11-25T12:00:00.000Z',
        finished_at: '2026-11-25T12:00:00.000Z',
        attempt: 1,
        missed: 0,
        message: null,
      },
    ],
    pagination: { page: 1, limit: 1, total: 1, pages: 1 },
  });
  const trend = await ada.call('GET', `${base}/trend`);
  expect(trend.status).toBe(200);
  expect(trend.body.data).toMatchObject({
    day: '2026-11-25',
    trend: {
      since: '2026-11-21',
      ranks: { counts: { gained: expect.any(Number), first_seen: expect.any(Number) } },
      health: { before: expect.any(Number), now: expect.any(Number) },
      gaps: { opened_keywords: expect.any(Array) },
    },
    measures: [{ day: '2026-11-21', top_10_keywords: expect.any(Number) }, { day: '2026-11-25' }],
    settled: { total: 0, predictions: [] },
    data_source: 'sample',
  });
}, 60_000);

it.each([
  ['GET', '/schedule', undefined],
  ['PUT', '/schedule', { hour: 1, is_paused: true }],
  ['POST', '/schedule/run', {}],
  ['GET', '/schedule/runs', undefined],
  ['GET', '/trend', undefined],
])(
  '%s %s shows no difference between a foreign, an unknown and a malformed id',
  async (method, end, body) => {
    const stranger = await edge.signUp();
    const paths = [base, ...[unknownId, ...malformedIds].map((id) => `/api/seo/domains/${id}`)];
    expectIndistinguishable(await Promise.all(paths.map((path) => stranger.call(method, path + end, body))));
    expect((await ada.call('GET', `${base}/schedule`)).body.data).toMatchObject({
      hour: 6,
      is_paused: false,
    });
  },
);
