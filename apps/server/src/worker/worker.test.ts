import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';
import { jobKinds } from './job-kinds.ts';
import { createJobQueue } from './job-queue.ts';
import { mailQueueName } from './mail-queue.ts';
import { withWorkLock } from './work-lock.ts';
import { concurrentMails, openQueue, startWorker } from './worker.ts';

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

const countMailJobs = async () => {
  const rows = await edge.services.database.sql`
    select 1 from jobs.job where name = ${mailQueueName} and state <= 'active'`;
  return rows.length;
};

// Runs first: without domains, the worker has nothing but these mails.
it('a clock that is set back while a job runs does not put the worker to sleep', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const trueNow = Date.now;
  let wrongByMs = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => trueNow() + wrongByMs);
  const steps = new EventEmitter();
  const [allTaken, clockMoved] = [once(steps, 'taken'), once(steps, 'moved')];
  const sent: string[] = [];
  const send = async ({ to }: { to: string }) => {
    sent.push(to);
    if (sent.length === concurrentMails) steps.emit('taken');
    await clockMoved;
  };
  const enqueue = (...to: string[]) =>
    edge.services.database.db.transaction(async (tx) => {
      const queue = createJobQueue(boss);
      for (const address of to)
        await queue.enqueueMail(tx, { to: address, subject: 'Clock', text: 'Tick', html: '<p>Tick</p>' });
    });
  const worker = await startWorker(boss, edge.services, { send });
  try {
    // Each of the worker's takers has a mail when the clock moves, and then sleeps by it.
    await enqueue(...Array.from({ length: concurrentMails }, (_, index) => `${index}@people.example`));
    await allTaken;
    wrongByMs = -3_600_000;
    steps.emit('moved');
    await expect.poll(countMailJobs, { timeout: 8_000 }).toBe(0);
    await enqueue('last@people.example');
    for (let look = 0; look < 100 && sent.length <= concurrentMails; look += 1) {
      vi.advanceTimersByTime(30_000);
      await sleep(100);
    }
    expect(sent).toHaveLength(concurrentMails + 1);
  } finally {
    vi.restoreAllMocks();
    vi.useRealTimers();
    await worker.stop();
  }
});

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
  expect(await jobKinds.setup.recover(boss, edge.services)).toBe(1);
  expect(await jobKinds.setup.recover(boss, edge.services)).toBe(0);
  expect(await jobsOf(job.domainId)).toMatchObject([{ state: 'created' }]);
});

it('a job that a killed process left active is given again; one that a live process runs is not', async () => {
  const job = await addDomain();
  await jobKinds.setup.recover(boss, edge.services);
  await edge.services.database.sql`
    update jobs.job set state = 'active', started_on = now()
    where name = 'domain-setup' and data->>'domainId' = ${job.domainId}`;
  const lock = { kind: 'setup', key: job.domainId, whenHeld: 'wait' } as const;
  await withWorkLock(edge.services.database, lock, async () => {
    expect(await jobKinds.setup.recover(boss, edge.services)).toBe(0);
  });
  expect(await jobKinds.setup.recover(boss, edge.services)).toBe(1);
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
