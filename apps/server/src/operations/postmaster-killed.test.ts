import { chmodSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { killEmbedded } from '@keydence/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callRest } from '../../testing/rest-client.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { signInByMail } from '../../testing/sign-in.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'keydence-postmaster-'));
const cluster = path.join(dataDir, 'pg');
let server: ServerProcess;
let second: ServerProcess;

beforeAll(async () => {
  // As root, PostgreSQL runs as another user, which needs access.
  chmodSync(dataDir, 0o755);
  const settings = { AUTH_RATE_LIMITS: 'false' };
  server = await startServerProcess(dataDir, settings);
  second = await startServerProcess(dataDir, { ...settings, WORKER: 'off' });
}, 90_000);
afterAll(async () => {
  await Promise.all([server?.kill(), second?.kill()]);
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
});

const statusOf = async ({ url }: ServerProcess, where: string) =>
  fetch(`${url}${where}`).then(
    ({ status }) => status,
    () => 0,
  );

it('both servers work again after the embedded PostgreSQL was killed', { timeout: 60_000 }, async () => {
  const token = await signInByMail(server.url, 'ada@people.example');
  expect((await callRest(server.url, token, ['POST', '/api/companies', { name: 'Kept' }])).status).toBe(201);
  killEmbedded(cluster);
  expect(await statusOf(server, '/health/live')).toBe(200);
  const readNames = async ({ url }: ServerProcess) => {
    const { body } = await callRest(url, token, ['GET', '/api/companies']);
    return (body.data as { name: string }[] | undefined)?.map(({ name }) => name);
  };
  for (const one of [server, second]) {
    await expect.poll(() => readNames(one), { timeout: 10_000, interval: 50 }).toContain('Kept');
    await expect.poll(() => statusOf(one, '/health/ready'), { timeout: 10_000, interval: 50 }).toBe(200);
  }
});

it('a server whose database cannot come back ends with the cause', { timeout: 60_000 }, async () => {
  await expect.poll(() => statusOf(server, '/health/ready'), { timeout: 10_000, interval: 50 }).toBe(200);
  const control = path.join(cluster, 'data/global/pg_control');
  renameSync(control, `${control}.away`);
  killEmbedded(cluster);
  await expect
    .poll(() => [server, second].map((one) => one.isAlive()), { timeout: 30_000 })
    .toEqual([false, false]);
  for (const one of [server, second]) {
    expect(one.output()).toMatch(/^Keydence ends: PostgreSQL on .*\/pg could not start: .*pg_control/ms);
    expect(await one.stop()).toBe(1);
  }
});
