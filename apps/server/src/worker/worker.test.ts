import type PgBoss from 'pg-boss';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Person, startEdge, type TestEdge } from '../testing/start-edge.ts';
import { createJobQueue } from './job-queue.ts';
import { recoverSetups } from './recover-setups.ts';
import { setupQueueName } from './setup-queue.ts';
import { withWorkLock } from './work-lock.ts';
import { openQueue, startWorker } from './worker.ts';

let edge: TestEdge;
let ada: Person;
let boss: PgBoss;
const queueErrors: Error[] = [];

beforeAll(async () => {
  edge = await startEdge();
  ada = await edge.signUp();
  boss = await openQueue(edge.services.database, (error) => queueErrors.push(error));
});
afterAll(async () => {
  await boss.stop({ graceful: false, wait: true });
  // Later errors come from the database shutdown, which closes the queue's idle connections.
  const errors = [...queueErrors];
  await edge.close();
  expect(errors).toEqual([]);
});

/** A domain with a stored setup and, as after a crash, no job. */
async function addDomain(): Promise<{ domainId: string; run: number }> {
  const { body } = await ada.call('POST', '/api/companies', { name: 'Brew', domain_url: 'brewlane.example' });
  const [domain] = (body.data as { domains: { id: string }[] }).domains;
  return { domainId: domain?.id ?? '', run: 1 };
}

const jobsOf = (domainId: string) =>
  edge.services.database.sql<{ id: string; state: string }[]>`
    select id, state::text from jobs.job where data->>'domainId' = ${domainId} and state <= 'active'`;

it('a job exists exactly when the transaction that sends it commits', async () => {
  const { db } = edge.services.database;
  const queue = createJobQueue(boss);
  const job = await addDomain();
  await db
    .transaction(async (tx) => {
      await queue.enqueueSetup(tx, job);
      throw new Error('roll back');
    })
    .catch(() => {});
  expect(await jobsOf(job.domainId)).toEqual([]);
  await db.transaction((tx) => queue.enqueueSetup(tx, job));
  await db.transaction((tx) => queue.enqueueSetup(tx, job));
  expect(await jobsOf(job.domainId)).toMatchObject([{ state: 'created' }]);
});

it('a setup without a job gets one, once', async () => {
  const job = await addDomain();
  expect(await recoverSetups(boss, edge.services)).toBe(1);
  expect(await recoverSetups(boss, edge.services)).toBe(0);
  expect(await jobsOf(job.domainId)).toMatchObject([{ state: 'created' }]);
});

it('a job that a killed process left active is given again; one that a live process runs is not', async () => {
  const job = await addDomain();
  await recoverSetups(boss, edge.services);
  await edge.services.database.sql`
    update jobs.job set state = 'active', started_on = now()
    where name = ${setupQueueName} and data->>'domainId' = ${job.domainId}`;
  const lock = { kind: 'setup', key: job.domainId, whenHeld: 'wait' } as const;
  await withWorkLock(edge.services.database, lock, async () => {
    expect(await recoverSetups(boss, edge.services)).toBe(0);
  });
  expect(await recoverSetups(boss, edge.services)).toBe(1);
  expect(await jobsOf(job.domainId)).toMatchObject([{ state: 'created' }]);
});

it('the worker brings every waiting setup to its end', { timeout: 60_000 }, async () => {
  const worker = await startWorker(boss, edge.services, { send: async () => {} });
  await expect
    .poll(
      async () => {
        const rows = await edge.services.database.sql<{ state: string }[]>`
          select distinct state from domain_setups`;
        return rows.map(({ state }) => state);
      },
      { timeout: 50_000, interval: 100 },
    )
    .toEqual(['ready']);
  await worker.stop();
});

it('a clock that is set back while a job runs does not put the worker to sleep', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const trueNow = Date.now;
  let wrongByMs = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => trueNow() + wrongByMs);
  const sent: string[] = [];
  const send = async ({ to }: { to: string }) => {
    sent.push(to);
    wrongByMs = -3_600_000;
  };
  const enqueue = (to: string) =>
    edge.services.database.db.transaction((tx) =>
      createJobQueue(boss).enqueueMail(tx, { to, subject: 'Clock', text: 'Tick', html: '<p>Tick</p>' }),
    );
  const worker = await startWorker(boss, edge.services, { send });
  try {
    await enqueue('first@people.example');
    await expect.poll(() => sent, { timeout: 8_000 }).toHaveLength(1);
    await enqueue('second@people.example');
    vi.advanceTimersByTime(30_000);
    await expect.poll(() => sent, { timeout: 8_000 }).toHaveLength(2);
  } finally {
    vi.restoreAllMocks();
    vi.useRealTimers();
    await worker.stop();
  }
});
