import { type DatabaseHandle, schema } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import type { GoTrueClient } from '@supabase/auth-js';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type RunningIdentity, startIdentity, uniqueAddress } from './identity-fixture.ts';

let database: DatabaseHandle;
let isDown = false;
let lostTransactions = 0;
let running: RunningIdentity;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  isDown = false;
  lostTransactions = 0;
  running = await startIdentity(breakable(database));
});
afterEach(() => running.close());

/** The same database; its transactions fail like a lost connection while `isDown`. */
function breakable(handle: DatabaseHandle): DatabaseHandle {
  const transaction: DatabaseHandle['db']['transaction'] = (...work) => {
    if (isDown) lostTransactions += 1;
    if (isDown) throw Object.assign(new Error('write CONNECTION_CLOSED'), { code: 'CONNECTION_CLOSED' });
    return handle.db.transaction(...work);
  };
  const db = new Proxy(handle.db, {
    get: (target, key) => (key === 'transaction' ? transaction : Reflect.get(target, key, target)),
  });
  return { ...handle, db };
}

async function refresh(refreshToken: string) {
  const answer = await fetch(`${running.url}/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify({ refresh_token: refreshToken }),
  });
  const body = (await answer.json()) as { refresh_token: string; code?: string; message?: string };
  return { status: answer.status, token: body.refresh_token, code: body.code, message: body.message };
}

function readUser(accessToken: string) {
  return fetch(`${running.url}/user`, { headers: { authorization: `Bearer ${accessToken}` } });
}

function hear(client: GoTrueClient): string[] {
  const events: string[] = [];
  client.onAuthStateChange((event) => void events.push(event));
  return events;
}

const alreadyUsed = {
  status: 400,
  token: undefined,
  code: 'refresh_token_already_used',
  message: 'Invalid Refresh Token: Already Used',
};

test('the client refreshes and keeps its session id', async () => {
  const client = running.newClient();
  const session = await running.signIn(client);
  const { data, error } = await client.refreshSession();
  expect(error).toBeNull();
  expect(data.session?.refresh_token).not.toBe(session.refresh_token);
  const before = await client.getClaims(session.access_token);
  const after = await client.getClaims(data.session?.access_token);
  expect(after.data?.claims.session_id).toBe(before.data?.claims.session_id);
  expect(after.data?.claims.amr).toEqual(before.data?.claims.amr);
});

test('getClaims verifies the token by the published key', async () => {
  const client = running.newClient();
  const session = await running.signIn(client);
  const { data, error } = await client.getClaims();
  expect(error).toBeNull();
  expect(data?.header).toMatchObject({ alg: 'ES256', typ: 'JWT' });
  expect(data?.claims).toMatchObject({
    iss: 'http://localhost:3000/auth/v1',
    sub: session.user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: session.user.email,
    aal: 'aal1',
    amr: [{ method: 'otp' }],
    is_anonymous: false,
  });
  const keySet = await fetch(`${running.url}/.well-known/jwks.json`);
  expect(keySet.headers.get('cache-control')).toBe('public, max-age=600');
  const { keys } = (await keySet.json()) as { keys: Record<string, unknown>[] };
  expect(keys).toHaveLength(1);
  expect(keys[0]).toMatchObject({ kid: data?.header.kid, kty: 'EC', alg: 'ES256' });
  expect(keys[0]).not.toHaveProperty('d');
});

test('a used refresh token is good for ten seconds, and so are both children', async () => {
  const { refresh_token: first } = await running.signIn(running.newClient());
  const child = await refresh(first);
  await refresh(child.token);
  running.advanceClock(9000);
  const sibling = await refresh(first);
  expect(sibling.status).toBe(200);
  expect((await refresh(child.token)).status).toBe(200);
  expect((await refresh(sibling.token)).status).toBe(200);
});

test('three tabs that refresh together all keep one session', async () => {
  const session = await running.signIn(running.newClient());
  const answers = await Promise.all([1, 2, 3].map(() => refresh(session.refresh_token)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  running.advanceClock(60_000);
  const later = await Promise.all(answers.map(({ token }) => refresh(token)));
  expect(later.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('three clients over one storage that refresh together all stay signed in', async () => {
  const [first, ...others] = running.newTabs(3);
  if (!first) throw new Error('no tab');
  await running.signIn(first);
  const tabs = [first, ...others];
  for (const waitMs of [0, 9000, 3_500_000]) {
    running.advanceClock(waitMs);
    const refreshed = await Promise.all(tabs.map((tab) => tab.refreshSession()));
    expect(refreshed.map(({ error }) => error)).toEqual([null, null, null]);
    const users = await Promise.all(tabs.map((tab) => tab.getUser()));
    expect(new Set(users.map(({ data }) => data.user?.email)).size).toBe(1);
  }
});

test('a lost answer can be asked for again after the interval', async () => {
  const { refresh_token: first } = await running.signIn(running.newClient());
  await refresh(first);
  running.advanceClock(60_000);
  const again = await refresh(first);
  expect(again.status).toBe(200);
  expect((await refresh(again.token)).status).toBe(200);
});

test('a replayed old refresh token ends the session', async () => {
  const client = running.newClient();
  const session = await running.signIn(client);
  const child = await refresh(session.refresh_token);
  const grandchild = await refresh(child.token);
  running.advanceClock(11_000);
  expect(await running.identity.authenticate(`Bearer ${session.access_token}`)).toHaveProperty('userId');
  expect(await refresh(session.refresh_token)).toEqual(alreadyUsed);
  expect(await refresh(grandchild.token)).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
  expect((await readUser(session.access_token)).status).toBe(403);
  expect(await running.identity.authenticate(`Bearer ${session.access_token}`)).toMatchObject({
    code: 'session_expired',
    message: 'Session expired. Please sign in again.',
  });
});

test.each([
  ['', 'validation_failed', 'Refresh token is not valid'],
  ['not a token', 'validation_failed', 'Refresh token is not valid'],
  ['unknown-token', 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'],
])('refresh token %j is refused', async (token, code, message) => {
  expect(await refresh(token)).toEqual({ status: 400, token: undefined, code, message });
});

test('retries while the database is down, and continues when it is back', async () => {
  const client = running.newClient();
  await running.signIn(client);
  isDown = true;
  expect((await refresh('any-token')).status).toBe(503);
  const refreshing = client.refreshSession();
  await expect.poll(() => lostTransactions).toBeGreaterThan(1);
  isDown = false;
  expect((await refreshing).error).toBeNull();
  expect((await client.getUser()).error).toBeNull();
});

test('a client that gives up on 503 keeps its session', async () => {
  const client = running.newClient();
  const events = hear(client);
  const session = await running.signIn(client);
  isDown = true;
  const time = vi.spyOn(Date, 'now');
  const refreshing = client.refreshSession();
  await expect.poll(() => lostTransactions).toBeGreaterThan(0);
  const later = Date.now() + 31_000;
  time.mockReturnValue(later);
  const { error } = await refreshing;
  time.mockRestore();
  expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status: 503 });
  isDown = false;
  const kept = await client.getSession();
  expect(kept.data.session?.refresh_token).toBe(session.refresh_token);
  expect(events).not.toContain('SIGNED_OUT');
});

test('a client whose refresh token is refused drops its session and says so', async () => {
  const client = running.newClient();
  const events = hear(client);
  const { refresh_token: first } = await running.signIn(client);
  await client.refreshSession();
  await client.refreshSession();
  running.advanceClock(11_000);
  expect(await refresh(first)).toEqual(alreadyUsed);
  expect((await client.refreshSession()).error).toMatchObject({
    status: 400,
    code: 'refresh_token_not_found',
  });
  expect((await client.getSession()).data.session).toBeNull();
  expect(events.at(-1)).toBe('SIGNED_OUT');
});

test.each([
  ['local', [false, true]],
  ['others', [true, false]],
  ['global', [false, false]],
] as const)('sign-out of scope %s', async (scope, [here, there]) => {
  const email = uniqueAddress();
  const [first, second] = [running.newClient(), running.newClient()];
  const sessions = [await running.signIn(first, email), await running.signIn(second, email)] as const;
  for (const { access_token } of sessions)
    expect(await running.identity.authenticate(`Bearer ${access_token}`)).toHaveProperty('userId');

  expect((await first.signOut({ scope })).error).toBeNull();

  for (const [index, lives] of [here, there].entries()) {
    const session = sessions[index === 0 ? 0 : 1];
    const caller = await running.identity.authenticate(`Bearer ${session.access_token}`);
    expect(caller).toMatchObject(lives ? { sessionId: expect.any(String) } : { code: 'session_expired' });
    expect((await refresh(session.refresh_token)).status).toBe(lives ? 200 : 400);
  }
  expect((await second.getUser()).data.user === null).toBe(!there);
});

test('a revoked access token is refused with session_not_found, and the client signs out', async () => {
  const email = uniqueAddress();
  const [first, second] = [running.newClient(), running.newClient()];
  const events = hear(second);
  await running.signIn(first, email);
  const { access_token } = await running.signIn(second, email);
  await first.signOut({ scope: 'global' });
  const answer = await readUser(access_token);
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ code: 403, error_code: 'session_not_found' });
  expect((await second.getUser()).error?.message).toBe('Auth session missing!');
  expect((await second.getSession()).data.session).toBeNull();
  expect(events.at(-1)).toBe('SIGNED_OUT');
});

test('a sign-out in one process takes effect immediately in another', async () => {
  const other = await startIdentity(database);
  try {
    const client = running.newClient();
    const { access_token } = await running.signIn(client);
    const authorization = `Bearer ${access_token}`;
    await expect.poll(() => other.identity.authenticate(authorization)).toHaveProperty('userId');
    await client.signOut();
    await expect
      .poll(() => other.identity.authenticate(authorization))
      .toHaveProperty('code', 'session_expired');
  } finally {
    await other.close();
  }
});

test('a banned user gets nothing', async () => {
  const { access_token, refresh_token, user } = await running.signIn(running.newClient());
  const bannedUntil = new Date(running.now().getTime() + 60_000);
  await database.db.update(schema.users).set({ bannedUntil }).where(eq(schema.users.id, user.id));
  expect(await (await readUser(access_token)).json()).toMatchObject({ code: 403, error_code: 'user_banned' });
  expect(await refresh(refresh_token)).toMatchObject({ status: 400, code: 'user_banned' });
  expect(await running.identity.authenticate(`Bearer ${access_token}`)).toHaveProperty(
    'code',
    'invalid_token',
  );
  running.advanceClock(60_000);
  expect((await refresh(refresh_token)).status).toBe(200);
});

test('sweep deletes ended sessions and dead codes', async () => {
  const client = running.newClient();
  const session = await running.signIn(client);
  const email = uniqueAddress();
  await running.newClient().signInWithOtp({ email });
  const owned = eq(schema.sessions.userId, session.user.id);
  await database.db
    .update(schema.sessions)
    .set({ expiresAt: new Date(0) })
    .where(owned);
  running.advanceClock(11 * 60_000);
  await running.identity.sweep();
  expect(await database.db.select().from(schema.sessions).where(owned)).toEqual([]);
  expect(await database.db.select().from(schema.oneTimeTokens)).toEqual([]);
});
