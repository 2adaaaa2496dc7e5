import type { DatabaseHandle } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningIdentity, startIdentity } from './identity-fixture.ts';

const partner = 'https://app.example';
let database: DatabaseHandle;
let running: RunningIdentity;

beforeAll(async () => {
  database = await createTestDatabase();
  running = await startIdentity(database, { routes: { origins: [partner] } });
});
afterAll(async () => {
  await running.close();
  await database.close();
});

const preflight = (path: string, origin: string, method = 'POST') =>
  fetch(running.url + path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers':
        'apikey,authorization,content-type,x-client-info,x-supabase-api-version',
    },
  });

test.each([
  ['/token?grant_type=password', 'POST'],
  ['/user', 'PUT'],
  ['/user/identities/1', 'DELETE'],
  ['/admin/users', 'GET'],
])('an allowed origin may send the client’s headers to %s', async (path, method) => {
  const { status, headers } = await preflight(path, partner, method);
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe(partner);
  expect(headers.get('access-control-allow-methods')).toContain(method);
  const allowed = headers.get('access-control-allow-headers')?.toLowerCase().split(',') ?? [];
  expect(allowed).toEqual(
    expect.arrayContaining([
      'apikey',
      'authorization',
      'content-type',
      'x-client-info',
      'x-supabase-api-version',
    ]),
  );
  expect(headers.get('access-control-allow-credentials')).toBeNull();
});

test('an allowed origin reads the version header of a refusal', async () => {
  const { status, headers } = await fetch(`${running.url}/user`, {
    headers: { origin: partner, 'x-supabase-api-version': '2024-01-01' },
  });
  expect(status).toBe(401);
  expect(headers.get('access-control-allow-origin')).toBe(partner);
  expect(headers.get('access-control-expose-headers')).toContain('X-Supabase-Api-Version');
  expect(headers.get('x-supabase-api-version')).toBe('2024-01-01');
});

test('another origin gets no permission', async () => {
  for (const origin of ['https://evil.example', 'null', `${partner}.evil.example`]) {
    const { headers } = await preflight('/user', origin);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
});
