import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseHandle } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSampleDomain, callRest } from '../../testing/rest-client.ts';
import { type ServerProcess, startServerProcess, startWorkerProcess } from '../../testing/server-process.ts';
import { signInByMail } from '../../testing/sign-in.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'keydence-drain-'));
let database: DatabaseHandle;
let settings: Record<string, string>;
const started: ServerProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  settings = { DATABASE_URL: database.url, WORKER: 'off' };
});
afterAll(async () => {
  await Promise.all(started.map((process) => process.kill()));
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(launch: typeof startServerProcess, more: Record<string, string> = {}) {
  const process = await launch(dataDir, { ...settings, ...more });
  started.push(process);
  return process;
}

/** Writes to the table wait until its release. */
async function lockTable(name: string): Promise<() => Promise<void>> {
  const connection = await database.sql.reserve();
  await connection`begin`;
  await connection.unsafe(`lock table ${name} in access exclusive mode`);
  return async () => {
    await connection`commit`;
    connection.release();
  };
}

async function isWaitingForLock(): Promise<boolean> {
  const [row] = await database.sql<{ waiting: number }[]>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'relation'`;
  return (row?.waiting ?? 0) > 0;
}

/**
 * Sends fifty requests a second until connections are refused; returns each result in the order of
 * the starts.
 */
async function load(url: string, token: string): Promise<(number | string)[]> {
  const asked: Promise<number | string>[] = [];
  let isRefused = false;
  const nameFailure = (error: Error) => {
    const { code } = (error.cause ?? error) as { code?: string };
    isRefused ||= code === 'ECONNREFUSED';
    return code ?? String(error);
  };
  while (!isRefused) {
    const answer = callRest(url, token, ['GET', '/api/companies']);
    asked.push(answer.then(({ status }) => status, nameFailure));
    await pause(20);
  }
  return Promise.all(asked);
}

it('a server ends without failing a request, slow ones and streams among them', {
  timeout: 180_000,
}, async () => {
  const server = await start(startServerProcess, { DRAIN_DELAY_S: '1', OPS_PORT: '0' });
  const token = await signInByMail(server.url, 'ada@people.example');
  const domainId = await addSampleDomain(server.url, token, 'Brew');
  const input = encodeURIComponent(JSON.stringify({ 0: { domainId } }));
  const stream = await fetch(`${server.url}/trpc/trackedDomains.watchSetup?batch=1&input=${input}`, {
    headers: { authorization: `Bearer ${token}`, 'trpc-accept': 'application/jsonl' },
  });
  expect(stream.status).toBe(200);
  const streamed = stream.text();
  const loading = load(server.url, token);
  const release = await lockTable('tracked_domains');
  const slow = callRest(server.url, token, [
    'POST',
    '/api/companies',
    { name: 'Slow', domain_url: 'brewlane.example' },
  ]);
  await expect.poll(isWaitingForLock).toBe(true);

  const askedAt = performance.now();
  const stopped = server.stop();
  await expect.poll(async () => (await fetch(`${server.operationsUrl}/health/ready`)).status).toBe(503);
  await pause(2_000);
  await release();
  expect((await slow).status).toBe(201);
  expect(await streamed).toContain('setting_up');
  expect(await stopped).toBe(0);
  expect(performance.now() - askedAt).toBeLessThan(15_000);
  const ends = await loading;
  const firstAway = ends.findIndex((end) => typeof end === 'string');
  expect(firstAway).toBeGreaterThan(20);
  expect(new Set(ends.slice(0, firstAway))).toEqual(new Set([200]));
  // A connection accepted by the system but not by the process is reset when the port closes.
  const turnedAway = new Set(ends.slice(firstAway).filter((end) => end !== 'ECONNRESET'));
  expect(turnedAway).toEqual(new Set(['ECONNREFUSED']));
});

it('a worker hands back the job that takes too long, and another one ends it', {
  timeout: 180_000,
}, async () => {
  const server = await start(startServerProcess);
  const token = await signInByMail(server.url, 'bob@people.example');
  const release = await lockTable('tracked_keywords');
  const domainId = await addSampleDomain(server.url, token, 'Handed back');
  const worker = await start(startWorkerProcess);
  await expect.poll(isWaitingForLock, { timeout: 30_000 }).toBe(true);
  const askedAt = performance.now();
  expect(await worker.stop()).toBe(0);
  expect(performance.now() - askedAt).toBeLessThan(15_000);
  const jobs = await database.sql`
    select state::text, retry_count from jobs.job where data->>'domainId' = ${domainId}`;
  expect(jobs).toEqual([{ state: 'created', retry_count: 0 }]);
  await release();
  await start(startWorkerProcess);
  const readState = async () => {
    const { body } = await callRest(server.url, token, ['GET', `/api/seo/domains/${domainId}/status`]);
    return (body.data as { state: string }).state;
  };
  await expect.poll(readState, { timeout: 60_000, interval: 200 }).toBe('ready');
});

it('a second signal ends a worker immediately', { timeout: 120_000 }, async () => {
  const server = await start(startServerProcess);
  const token = await signInByMail(server.url, 'cleo@people.example');
  const release = await lockTable('tracked_keywords');
  await addSampleDomain(server.url, token, 'Asked twice');
  await expect.poll(isWaitingForLock, { timeout: 30_000 }).toBe(true);
  const worker = started.findLast((process) => process.output().includes('works on jobs'));
  worker?.signal('SIGTERM');
  // Signals within a second count as one request.
  await pause(1_200);
  expect(worker?.isAlive()).toBe(true);
  const askedAgainAt = performance.now();
  expect(await worker?.stop()).toBe(1);
  expect(performance.now() - askedAgainAt).toBeLessThan(1_800);
  await release();
});
