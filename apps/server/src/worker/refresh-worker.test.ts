import type { Services } from '@keydence/api';
import { createSampleSource } from '@keydence/search-data';
import type PgBoss from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpDomain } from '../../testing/set-up-domain.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';
import { jobKinds } from './job-kinds.ts';
import { createJobQueue } from './job-queue.ts';
import { withWorkLock } from './work-lock.ts';
import { openQueue, startWorker } from './worker.ts';

const sample = createSampleSource({ now: () => new Date('2026-11-21T12:00:00Z') });
const fewKeywords = 12;
/** A request waits at most ten seconds for a list that a job writes: with few keywords, that takes no time. */
const small: typeof sample = {
  ...sample,
  async rankedKeywords(name, market, { offset }) {
    const limit = Math.max(0, fewKeywords - offset);
    const { items } = await sample.rankedKeywords(name, market, { offset, limit });
    return { items, total: fewKeywords };
  },
};

let edge: TestEdge;
let ada: Person;
let boss: PgBoss;
let domainId: string;
/** The durable queue, set when open: the edge is created before its database is known. */
const queue: { jobs?: Services['jobs'] } = {};

beforeAll(async () => {
  edge = await startEdge({
    sources: { sample: small },
    jobs: {
      enqueueSetup: async (_tx, job) => void edge.sentJobs.push(job),
      enqueueRefresh: async (tx, job) => queue.jobs?.enqueueRefresh(tx, job),
      enqueueImport: async () => {},
      enqueueTopics: async () => {},
      enqueueMoves: async () => {},
      enqueueConsoleFetch: async () => {},
      enqueueSiteRead: async () => {},
      enqueueBrief: async () => {},
      enqueueRadar: async () => {},
      enqueueAlertCheck: async () => {},
      enqueueMail: async () => {},
    },
  });
  boss = await openQueue(edge.services.database, () => {});
  ada = await edge.signUp();
  ({ domainId } = await setUpDomain(edge, ada));
}, 60_000);
afterAll(async () => {
  await boss.stop({ graceful: false, wait: true });
  await edge.close();
});

const waitingJobs = () => edge.services.database.sql<{ state: string }[]>`
  select state::text from jobs.job where name = 'list-refresh' and state <= 'active'`;

async function start(kind: string): Promise<{ listId: number; kind: 'keywords' | 'rankings'; run: number }> {
  const answer = await ada.call('POST', '/trpc/refreshes.start', { domainId, kind });
  expect(answer.status).toBe(200);
  const [row] = await edge.services.database.sql<
    { listId: number; kind: 'keywords' | 'rankings'; run: number }[]
  >`
    select list_id as "listId", kind, run from refresh_runs where kind = ${kind} order by run desc limit 1`;
  if (!row) throw new Error('no refresh');
  return { ...row };
}

it('a refresh without a job gets one, once; one that a live process runs gets none', async () => {
  const refresh = await start('keywords');
  expect(await waitingJobs()).toEqual([]);
  expect(await jobKinds.refresh.recover(boss, edge.services)).toBe(1);
  expect(await jobKinds.refresh.recover(boss, edge.services)).toBe(0);
  await edge.services.database.sql`
    update jobs.job set state = 'active', started_on = now() where name = 'list-refresh'`;
  const lock = { kind: 'refresh', key: `${refresh.listId}:${refresh.kind}`, whenHeld: 'wait' } as const;
  await withWorkLock(edge.services.database, lock, async () => {
    expect(await jobKinds.refresh.recover(boss, edge.services)).toBe(0);
  });
  expect(await jobKinds.refresh.recover(boss, edge.services)).toBe(1);
  expect(await waitingJobs()).toMatchObject([{ state: 'created' }]);
});

it('the worker runs the refresh for which a REST call waits, and the one left behind', async () => {
  queue.jobs = createJobQueue(boss);
  const worker = await startWorker(boss, edge.services, { send: async () => {} });
  const answer = await ada.call('POST', '/api/seo/keywords/refresh-rankings', { domain_id: domainId });
  expect(answer.status).toBe(200);
  expect(answer.body.data).toMatchObject({ failed: 0, last_ranking_check: '2026-11-21T12:00:00.000Z' });
  await expect
    .poll(
      () => edge.services.database.sql<{ kind: string; state: string }[]>`
        select kind, state from refresh_runs order by kind`,
      { timeout: 30_000, interval: 100 },
    )
    .toEqual([
      { kind: 'keywords', state: 'done' },
      { kind: 'rankings', state: 'done' },
    ]);
  await worker.stop();
}, 60_000);
