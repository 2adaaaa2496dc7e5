import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseHandle } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { GoTrueAdminApi } from '@supabase/auth-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseEnv } from '../env.ts';
import { createServiceKey } from './create-service-key.ts';
import { type RunningIdentity, startIdentity } from './identity-fixture.ts';

const dayMs = 86_400_000;
const folder = mkdtempSync(path.join(tmpdir(), 'keydence-service-key-'));
let database: DatabaseHandle;
let running: RunningIdentity;

beforeAll(async () => {
  database = await createTestDatabase();
  running = await startIdentity(database);
});
afterAll(async () => {
  await running.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

const create = (...words: string[]) =>
  createServiceKey(parseEnv({ DATABASE_URL: database.url, DATA_DIR: folder }), words);

const listUsers = (token: string) =>
  new GoTrueAdminApi({ url: running.url, headers: { Authorization: `Bearer ${token}` } }).listUsers();

test('a service key manages users until it expires', async () => {
  const token = await create('--days', '2');
  expect((await listUsers(token)).error).toBeNull();
  running.advanceClock(2 * dayMs + 1000);
  expect((await listUsers(token)).error).toMatchObject({ status: 403, code: 'bad_jwt' });
  expect((await listUsers(await create())).error).toBeNull();
});

test('a service key is no session', async () => {
  const authorization = `Bearer ${await create()}`;
  const response = await fetch(`${running.url}/user`, { headers: { authorization } });
  expect(response.status).toBe(403);
  expect(await running.identity.authenticate(authorization)).toHaveProperty('code', 'invalid_token');
});

test.each([['--days'], ['--days', '0'], ['--days', '1.5'], ['--days', '3651'], ['30']])(
  'refuses %s %s',
  async (...words) => {
    await expect(create(...words)).rejects.toThrow('npm run service-key -- --days <number>');
  },
);
