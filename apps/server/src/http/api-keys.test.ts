import type { AppRouter, Services } from '@keydence/api';
import { schema } from '@keydence/db';
import type { CreateApiKeyInput } from '@keydence/domain';
import { createTRPCClient, httpBatchStreamLink } from '@trpc/client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../testing/start-edge.ts';
import { type KeyEdge, startKeyEdge } from '../../testing/start-key-edge.ts';
import { type RunningIdentity, startIdentity } from '../identity/identity-fixture.ts';
import { createRateLimiter, type ReportingRateLimiter } from '../limits/rate-limiter.ts';
import { type Listener, listen } from './listen.ts';

/** Maximum milliseconds until every process refuses a revoked key. */
const refusedWithinMs = 1000;
const dayMs = 86_400_000;

let keys: KeyEdge;
let elsewhere: RunningIdentity;
let isLimited = false;
beforeAll(async () => {
  let services: Services | undefined;
  const rateLimiter: ReportingRateLimiter = {
    take: async (...use) => {
      if (isLimited && services) await createRateLimiter(services.database).take(...use);
    },
  };
  keys = await startKeyEdge({ rateLimiter });
  services = keys.edge.services;
  elsewhere = await startIdentity(keys.edge.services.database);
});
afterAll(async () => {
  await elsewhere.close();
  await keys.close();
});

let ada: Person;
let companyId: string;
beforeEach(async () => {
  isLimited = false;
  ada = await keys.edge.signUp();
  companyId = (await keys.asPerson(ada).workspaces.create({ name: 'Brew' })).id;
});

const ask = (token: string, path: string, init: RequestInit = {}) =>
  keys.edge.request(path, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } });
const send = (token: string, method: string, path: string, body: unknown) =>
  ask(token, path, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
const newToken = async (input?: Partial<CreateApiKeyInput>) => (await keys.createKey(ada, input)).token;
async function refusals(token: string) {
  const rest = await ask(token, '/api/companies');
  const trpc = await ask(token, '/trpc/workspaces.list');
  const { error } = trpc.body as { error?: { message: string } };
  return [rest.status, rest.body.message ?? null, trpc.status, error?.message ?? null];
}
const refused = (message: string) => [401, message, 401, message];

describe('a key', () => {
  it('authenticates its owner for REST and the typed procedures', async () => {
    const token = await newToken({ includesPeople: true });
    expect((await ask(token, '/api/test')).body).toEqual({
      success: true,
      user_id: ada.userId,
      email: ada.email,
    });
    const { body } = await ask(token, '/trpc/workspaces.list');
    expect(body).toMatchObject({ result: { data: [{ id: companyId }] } });
    expect((await send(token, 'PATCH', `/api/companies/${companyId}`, { name: 'Brewlane' })).status).toBe(
      200,
    );
  });

  it.each([
    ['unknown', 'kd_0000000000000000000000000000000000000000000000000'],
    ['cut off', 'kd_'],
  ])('that is %s is refused like any bad token', async (_, token) => {
    expect(await refusals(token)).toEqual(refused('Authentication error. Please try again.'));
  });

  it('that has expired is refused with that reason', async () => {
    const token = await newToken({ expiresInDays: 30 });
    expect(await refusals(token)).toEqual([200, null, 200, null]);
    keys.here.advanceClock(30 * dayMs);
    const answer = await refusals(token);
    keys.here.advanceClock(-30 * dayMs);
    expect(answer).toEqual(refused('This API key has expired. Create a new one in your profile.'));
  });

  it('that has expired is deleted once it is no longer listed', async () => {
    const { id } = await keys.createKey(ada, { expiresInDays: 30 });
    const { apiKeys } = schema;
    const isKept = async () => {
      await keys.here.identity.sweep();
      const rows = await keys.edge.services.database.db.select().from(apiKeys).where(eq(apiKeys.id, id));
      return rows.length === 1;
    };
    keys.here.advanceClock(59 * dayMs);
    const shown = await isKept();
    keys.here.advanceClock(2 * dayMs);
    const later = await isKept();
    keys.here.advanceClock(-61 * dayMs);
    expect([shown, later]).toEqual([true, false]);
  });

  it('of a banned person is refused', async () => {
    const token = await newToken();
    const bannedUntil = new Date(Date.now() + dayMs);
    const { users } = schema;
    await keys.edge.services.database.db.update(users).set({ bannedUntil }).where(eq(users.id, ada.userId));
    expect(await refusals(token)).toEqual(refused('Authentication error. Please try again.'));
  });

  it('is deleted with the account', async () => {
    const token = await newToken();
    await keys.asPerson(ada).account.delete({ confirmation: ada.email });
    const gone = 'This API key is unknown or was revoked. Create a new one in your profile.';
    expect(await refusals(token)).toEqual(refused(gone));
  });

  it('cannot reach a workspace its owner has lost', async () => {
    const token = await newToken();
    expect((await ask(token, `/api/companies/${companyId}`)).status).toBe(200);
    const { workspaceMembers } = schema;
    await keys.edge.services.database.db
      .delete(workspaceMembers)
      .where(eq(workspaceMembers.userId, ada.userId));
    expect((await ask(token, `/api/companies/${companyId}`)).status).toBe(404);
  });

  it('records its use once a minute, under any load', async () => {
    const { id, token } = await keys.createKey(ada);
    const lastUse = async () => {
      const { data } = await keys.asPerson(ada).apiKeys.list();
      return data.find((key) => key.id === id)?.lastUsedAt?.getTime() ?? 0;
    };
    expect(await lastUse()).toBe(0);
    await Promise.all(Array.from({ length: 5 }, () => ask(token, '/api/test')));
    const first = await lastUse();
    expect(first).toBeGreaterThan(0);
    keys.here.advanceClock(59_000);
    await ask(token, '/api/test');
    const soon = await lastUse();
    keys.here.advanceClock(2_000);
    await ask(token, '/api/test');
    const later = await lastUse();
    keys.here.advanceClock(-61_000);
    expect(soon).toBe(first);
    expect(later - first).toBeGreaterThan(60_000);
  });
});

describe('a key cannot', () => {
  it('change data with read scope, and the error names the needed scope', async () => {
    const token = await newToken({ scope: 'read' });
    const message = 'This API key may only read. Use a key that may also make changes.';
    expect(await send(token, 'PATCH', `/api/companies/${companyId}`, { name: 'Taken' })).toMatchObject({
      status: 403,
      body: { success: false, code: 'forbidden', message },
    });
    expect(await send(token, 'POST', '/trpc/workspaces.create', { name: 'Taken' })).toMatchObject({
      status: 403,
      body: { error: { message, data: { appCode: 'forbidden' } } },
    });
    const upload = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' } };
    expect(await ask(token, `/api/companies/${companyId}/icon`, upload)).toMatchObject({ status: 403 });
    expect((await keys.asPerson(ada).workspaces.list()).map(({ name }) => name)).toEqual(['Brew']);
  });

  it.each([
    ['GET', '/api/users/profile/export'],
    ['POST', '/api/users/profile/avatar'],
    ['GET', '/trpc/apiKeys.list'],
    ['POST', '/trpc/apiKeys.create'],
    ['GET', '/trpc/sessions.list'],
    ['POST', '/trpc/account.delete'],
  ])('with any scope: %s %s', async (method, path) => {
    const isJson = method === 'POST' && path.startsWith('/trpc');
    const body = isJson ? { body: '{}', headers: { 'content-type': 'application/json' } } : {};
    const answer = await ask(await newToken(), path, { method, ...body });
    expect(answer.status).toBe(403);
    expect(answer.text).toContain('An API key cannot do this. Sign in to Keydence and do it there.');
  });

  it('get the response of another key or a session by its Idempotency-Key', async () => {
    const other = await keys.asPerson(ada).workspaces.create({ name: 'Roast' });
    const [first, readOnly, elsewhere] = [
      await newToken(),
      await newToken({ scope: 'read' }),
      await newToken({ workspaceId: other.id }),
    ];
    const rename = (token: string) =>
      ask(token, `/api/companies/${companyId}`, {
        method: 'PATCH',
        body: JSON.stringify({ name: 'Brewlane' }),
        headers: { 'content-type': 'application/json', 'idempotency-key': 'rename' },
      });
    const answers = [
      await rename(first),
      await rename(first),
      await rename(readOnly),
      await rename(elsewhere),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 403, 404]);
    const replays = answers.map(({ headers }) => headers.get('idempotency-replayed'));
    expect(replays).toEqual([null, 'true', null, null]);
  });

  it('call the identity API', async () => {
    const token = await newToken();
    const headers = { authorization: `Bearer ${token}` };
    for (const path of ['/user', '/logout']) {
      const method = path === '/user' ? 'GET' : 'POST';
      expect((await fetch(`${keys.here.url}${path}`, { method, headers })).status).toBe(403);
    }
  });

  it('be used more than 120 times a minute, without affecting other keys of the person', async () => {
    const [busy, quiet] = [await newToken({ scope: 'read' }), await newToken({ scope: 'read' })];
    isLimited = true;
    const first = await ask(busy, '/api/test');
    expect(first.headers.get('RateLimit-Policy')).toBe('"key_minute";q=120;w=60');
    expect(first.headers.get('RateLimit')).toMatch(/^"key_minute";r=119;t=\d+$/);
    const statuses = await Promise.all(
      Array.from({ length: 124 }, async () => (await ask(busy, '/api/test')).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(119);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    const trpc = await ask(busy, '/trpc/profile.session');
    expect([trpc.status, trpc.body]).toMatchObject([429, { error: { data: { appCode: 'rate_limited' } } }]);
    expect((await ask(busy, '/api/test')).headers.get('Retry-After')).toMatch(/^\d+$/);
    expect((await ask(quiet, '/api/test')).status).toBe(200);
  });
});

describe('a revoked key', () => {
  let listener: Listener;
  beforeAll(async () => {
    listener = await listen({ host: '127.0.0.1', port: 0, fetch: keys.edge.app.fetch });
  });
  afterAll(async () => {
    keys.edge.ending.abort();
    await listener.drain();
  });

  it('is refused by every process within a second, and its streams end', async () => {
    const { id, token } = await keys.createKey(ada);
    const headers = { authorization: `Bearer ${token}` };
    const client = createTRPCClient<AppRouter>({
      links: [httpBatchStreamLink({ url: `http://127.0.0.1:${listener.port}/trpc`, headers })],
    });
    const company = await client.workspaces.create.mutate({ name: 'Lane', domainUrl: 'brewlane.example' });
    const stream = await client.trackedDomains.watchSetup.query({ domainId: company.domains[0]?.id ?? '' });
    const reading = stream[Symbol.asyncIterator]();
    expect((await reading.next()).done).toBe(false);
    expect(await elsewhere.identity.authenticate(`Bearer ${token}`)).toMatchObject({ userId: ada.userId });
    const next = reading.next().catch((error: unknown) => error);
    const revokedAt = performance.now();
    await keys.asPerson(ada).apiKeys.delete({ keyId: id });
    const gone = 'This API key is unknown or was revoked. Create a new one in your profile.';
    expect(await refusals(token)).toEqual(refused(gone));
    expect(await elsewhere.identity.authenticate(`Bearer ${token}`)).toMatchObject({ message: gone });
    expect(await next).toMatchObject({ data: { appCode: 'session_expired' } });
    expect(performance.now() - revokedAt).toBeLessThan(refusedWithinMs);
  });
});
