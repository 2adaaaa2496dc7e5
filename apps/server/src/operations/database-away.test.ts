import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type OwnServer, startOwnServer } from '@keydence/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callRest } from '../../testing/rest-client.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { signInByMail } from '../../testing/sign-in.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'keydence-away-'));
const awayMs = 4_000;
let postgres: OwnServer;
let first: ServerProcess;
let second: ServerProcess;
let token: string;

beforeAll(async () => {
  postgres = await startOwnServer();
  const settings = { DATABASE_URL: postgres.url, AUTH_RATE_LIMITS: 'false' };
  // On an empty database, one of them creates the schema, and both start.
  [first, second] = await Promise.all([
    startServerProcess(dataDir, settings),
    startServerProcess(dataDir, { ...settings, WORKER: 'off' }),
  ]);
  token = await signInByMail(first.url, 'ada@people.example');
}, 90_000);
afterAll(async () => {
  await Promise.all([first?.kill(), second?.kill()]);
  postgres?.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Seen {
  atMs: number;
  status: number;
  retryAfter: string | null;
}

/** Requests every 50 ms until stopped; throws if a response takes more than 15 s. */
async function keepAsking(url: string, isOver: () => boolean): Promise<Seen[]> {
  const seen: Seen[] = [];
  while (!isOver()) {
    const answer = await fetch(`${url}/api/companies`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(15_000),
    });
    await answer.arrayBuffer();
    seen.push({
      atMs: performance.now(),
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
    });
    await pause(50);
  }
  return seen;
}

it.each(['fast', 'immediate'] as const)(
  'while PostgreSQL is away (%s) there is only 503 with Retry-After, and soon after all is well',
  { timeout: 60_000 },
  async (mode) => {
    const name = `Before ${mode}`;
    expect((await callRest(first.url, token, ['POST', '/api/companies', { name }])).status).toBe(201);
    let isOver = false;
    const asking = keepAsking(first.url, () => isOver);
    await pause(300);
    postgres.stop(mode);
    await pause(awayMs / 2);
    expect((await fetch(`${first.url}/health/live`)).status).toBe(200);
    const ready = await fetch(`${first.url}/health/ready`);
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '2']);
    await pause(awayMs / 2);
    postgres.start();
    const backAt = performance.now();
    await expect
      .poll(async () => (await fetch(`${first.url}/health/ready`)).status, { timeout: 5_000, interval: 50 })
      .toBe(200);
    await pause(500);
    isOver = true;
    const seen = await asking;

    expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200, 503]));
    expect(seen.filter(({ status, retryAfter }) => status === 503 && retryAfter === null)).toEqual([]);
    const lastFailure = seen.findLast(({ status }) => status === 503)?.atMs ?? 0;
    expect(lastFailure - backAt).toBeLessThan(5_000);
    expect(seen.at(-1)?.status).toBe(200);
    expect([first.isAlive(), second.isAlive()]).toEqual([true, true]);
    const { body } = await callRest(first.url, token, ['GET', '/api/companies']);
    expect((body.data as { name: string }[]).map((company) => company.name)).toContain(name);
  },
);

it('a sign-out at one server reaches the other again after that', async () => {
  const other = await signInByMail(first.url, 'bob@people.example');
  const ask = async () => (await callRest(second.url, other, ['GET', '/api/companies'])).status;
  expect(await ask()).toBe(200);
  await fetch(`${first.url}/auth/v1/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${other}` },
  });
  await expect.poll(ask, { timeout: 1_500, interval: 50 }).toBe(401);
});
