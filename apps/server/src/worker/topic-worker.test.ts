import { createCaller, runSetup, type Services } from '@keydence/api';
import { AppError } from '@keydence/domain';
import type PgBoss from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEdge, type TestEdge } from '../../testing/start-edge.ts';
import { jobKinds } from './job-kinds.ts';
import { createJobQueue } from './job-queue.ts';
import { openQueue, startWorker } from './worker.ts';

const patience = { timeout: 30_000, interval: 50 };
let edge: TestEdge;
let boss: PgBoss;
/** The durable queue, set when open: the edge is created before its database is known. */
const queue: { jobs?: Services['jobs'] } = {};
/** Domains with started runs, and a function that lets the first run continue. */
const begun: string[] = [];
let letGo = () => {};
const isLetGo = new Promise<void>((resolve) => {
  letGo = resolve;
});

beforeAll(async () => {
  edge = await startEdge({
    jobs: {
      enqueueSetup: async (_tx, job) => void edge.sentJobs.push(job),
      enqueueRefresh: async () => {},
      enqueueImport: async () => {},
      enqueueTopics: async (tx, job) => queue.jobs?.enqueueTopics(tx, job),
      enqueueMoves: async () => {},
      enqueueConsoleFetch: async () => {},
      enqueueSiteRead: async () => {},
      enqueueBrief: async () => {},
      enqueueRadar: async () => {},
      enqueueAlertCheck: async () => {},
      enqueueMail: async () => {},
    },
    keywordAnalysis: {
      async analyze({ seed }) {
        begun.push(seed);
        if (begun.length === 1) await isLetGo;
        throw new AppError('internal', 'Enough.');
      },
    },
  });
  boss = await openQueue(edge.services.database, () => {});
});
afterAll(async () => {
  letGo();
  await boss.stop({ graceful: false, wait: true });
  await edge.close();
});

/** The domains of a new workspace, each with a set keyword count and a waiting run. */
async function addLists(domains: readonly string[], keywordCount: number): Promise<void> {
  const { userId, email } = await edge.signUp();
  const { services } = edge;
  const api = createCaller({ services, requestId: 'test', caller: { userId, email, sessionId: userId } });
  const { id: workspaceId } = await api.workspaces.create({ name: 'Acme' });
  for (const domainUrl of domains) {
    const { id: domainId } = await api.trackedDomains.create({
      workspaceId,
      domainUrl,
      locationCode: 2840,
    });
    await runSetup(services, { domainId, run: 1 });
    await services.database.sql`
      update keyword_lists set keyword_count = ${keywordCount} where domain_id = ${domainId}`;
    await api.topics.rebuild({ domainId });
  }
}

it('runs of workspaces take turns, and a short list waits for no long one', async () => {
  queue.jobs = createJobQueue(boss);
  const [first, second, third] = ['first.com', 'second.com', 'third.com'] as const;
  await addLists([first, second, third], 100_000);
  await addLists(['other.com'], 5_001);
  await addLists(['short.com'], 5_000);
  const worker = await startWorker(boss, edge.services, { send: async () => {} });
  await expect.poll(() => [...begun].sort(), patience).toEqual([first, 'short.com']);
  letGo();
  await expect
    .poll(() => begun.filter((domain) => domain !== 'short.com'), patience)
    .toEqual([first, 'other.com', second, third]);
  await worker.stop();
});

it('gives an unfinished run a job of its queue, once', async () => {
  delete queue.jobs;
  await addLists(['acme.com'], 5_001);
  await addLists(['acme.org'], 10);
  expect(await jobKinds.topics.recover(boss, edge.services)).toBe(2);
  expect(await jobKinds.topics.recover(boss, edge.services)).toBe(0);
  const jobs = await edge.services.database.sql`
    select name from jobs.job where name like 'list-topics%' and state = 'created' order by 1`;
  expect(jobs.map(({ name }) => name)).toEqual(['list-topics', 'list-topics-short']);
});
