import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AppRouter } from '@keydence/api';
import type { DatabaseHandle } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import type { SetupStatus } from '@keydence/domain';
import { createTRPCClient, httpBatchStreamLink } from '@trpc/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSampleDomain, callRest } from '../../testing/rest-client.ts';
import { type ServerProcess, startServerProcess, startWorkerProcess } from '../../testing/server-process.ts';
import { signInByMail } from '../../testing/sign-in.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'keydence-many-'));
let database: DatabaseHandle;
let first: ServerProcess;
let second: ServerProcess;
let workers: ServerProcess[];
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const settings = {
    DATABASE_URL: database.url,
    WORKER: 'off',
    RATE_LIMITS: 'true',
    AUTH_RATE_LIMITS: 'false',
  };
  // Parallel, as in a deployment: one of them creates the queue's tables.
  const started = await Promise.all([
    startServerProcess(dataDir, settings),
    startServerProcess(dataDir, settings),
    startWorkerProcess(dataDir, settings),
    startWorkerProcess(dataDir, settings),
  ]);
  [first, second, ...workers] = started;
  token = await signInByMail(first.url, 'ada@people.example');
}, 90_000);
afterAll(async () => {
  await Promise.all([first, second, ...workers].map((process) => process.stop()));
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The states of a setup as streamed by the server, to the last. */
async function watchSetup(server: ServerProcess, domainId: string): Promise<SetupStatus[]> {
  const headers = { authorization: `Bearer ${token}` };
  const client = createTRPCClient<AppRouter>({
    links: [httpBatchStreamLink({ url: `${server.url}/trpc`, headers })],
  });
  const statuses: SetupStatus[] = [];
  for await (const status of await client.trackedDomains.watchSetup.query({ domainId }))
    statuses.push(status);
  return statuses;
}

it('a job that one server starts is run by a worker and watched at the other server', {
  timeout: 120_000,
}, async () => {
  const domainId = await addSampleDomain(first.url, token, 'Brew');
  const statuses = await watchSetup(second, domainId);
  expect(statuses.at(-1)).toMatchObject({ state: 'ready' });
  expect(statuses.length).toBeGreaterThan(2);
  const [jobs] = await database.sql<{ done: number; all: number }[]>`
    select count(*) filter (where state = 'completed')::int as done, count(*)::int as all
    from jobs.job where data->>'domainId' = ${domainId}`;
  expect(jobs).toEqual({ done: 1, all: 1 });
});

it('two workers share what waits, and each job runs once', { timeout: 180_000 }, async () => {
  const names = ['Brew 1', 'Brew 2'];
  const domainIds = await Promise.all(names.map((name) => addSampleDomain(first.url, token, name)));
  const ends = await Promise.all(domainIds.map((domainId) => watchSetup(second, domainId)));
  expect(ends.map((statuses) => statuses.at(-1)?.state)).toEqual(names.map(() => 'ready'));
  const totals = await Promise.all(
    domainIds.map(async (domainId) => {
      const { body } = await callRest(second.url, token, ['GET', `/api/seo/keywords?domain_id=${domainId}`]);
      return (body.pagination as { total: number }).total;
    }),
  );
  expect(new Set(totals).size).toBe(1);
});

it('a session that ends at one server has ended at the other within a second', async () => {
  const other = await signInByMail(first.url, 'bob@people.example');
  const ask = () => callRest(second.url, other, ['GET', '/api/companies']);
  expect((await ask()).status).toBe(200);
  await fetch(`${first.url}/auth/v1/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${other}` },
  });
  await expect.poll(async () => (await ask()).status, { timeout: 1_000, interval: 50 }).toBe(401);
});

it('a change at one server is a new version of the list at the other', async () => {
  const { body } = await callRest(first.url, token, ['GET', '/api/companies']);
  const [company] = body.data as { domains: { id: string }[] }[];
  const list = `/api/seo/keywords?domain_id=${company?.domains[0]?.id}&limit=1`;
  const readTag = async () => {
    const answer = await fetch(second.url + list, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    return answer.headers.get('etag');
  };
  const before = await readTag();
  expect(before).toMatch(/^W\//);
  const keyword = { domain_id: company?.domains[0]?.id, keyword_text: 'a keyword of our own' };
  const added = await callRest(first.url, token, ['POST', '/api/seo/keywords', keyword]);
  expect(added.status).toBeLessThan(300);
  await expect.poll(readTag, { timeout: 1_000, interval: 50 }).not.toBe(before);
});

it('a worker answers for its health and nothing else', async () => {
  const [worker] = workers;
  const ready = await fetch(`${worker?.operationsUrl}/health/ready`);
  expect(await ready.json()).toEqual({
    status: 'ready',
    checks: { database: 'ok', queue: 'ok', migrations: 'ok', process: 'ok' },
  });
  expect((await fetch(`${worker?.operationsUrl}/api/companies`)).status).toBe(404);
});
