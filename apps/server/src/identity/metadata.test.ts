import { type DatabaseHandle, schema } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { GoTrueAdminApi } from '@supabase/auth-js';
import { eq } from 'drizzle-orm';
import { decodeJwt, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  givenMetadata,
  type RunningIdentity,
  readMail,
  startIdentity,
  uniqueAddress,
} from './identity-fixture.ts';
import { type OAuthBrowser, startOAuthBrowser } from './oauth-fixture.ts';

const password = 'correct horse battery';
const secret = new TextEncoder().encode('a secret that the operator shares with a script');
const shared: JWK = { kty: 'oct', k: Buffer.from(secret).toString('base64url'), kid: 'shared', alg: 'HS256' };

let database: DatabaseHandle;
let running: RunningIdentity;
let browser: OAuthBrowser;
let adminToken: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwtKeys = [await exportJWK(privateKey), shared];
  running = await startIdentity(database, { settings: { jwtKeys, anonymous: true } });
  browser = await startOAuthBrowser(database);
  adminToken = await new SignJWT({ role: 'service_role' }).setProtectedHeader({ alg: 'HS256' }).sign(secret);
});
beforeEach(() => void running.mails.splice(0));
afterAll(async () => {
  await running.close();
  await browser.close();
  await database.close();
});

/** Metadata of exactly `bytes` bytes as JSON; each of its characters takes two. */
function dataOf(bytes: number): Record<string, string> {
  const text = `${'é'.repeat(Math.floor((bytes - 8) / 2))}${'x'.repeat(bytes % 2)}`;
  return { a: text };
}
const limit = 16 * 1024;
const tooMuch = {
  status: 400,
  body: {
    code: 'validation_failed',
    message: expect.stringMatching(/metadata has 16\d{3} bytes as JSON, at most 16384 are allowed/),
  },
};

async function send(method: string, path: string, body: object, token?: string) {
  const answer = await fetch(running.url + path, {
    method,
    headers: { 'x-supabase-api-version': '2024-01-01', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

async function change(email: string, columns: Partial<typeof schema.users.$inferInsert>) {
  await database.db.update(schema.users).set(columns).where(eq(schema.users.email, email));
}

describe('metadata over 16 kB', () => {
  test.each([
    ['a sign-up', '/signup', (data: object) => ({ email: uniqueAddress(), password, data }), false],
    ['a sign-in by mail', '/otp', (data: object) => ({ email: uniqueAddress(), data }), false],
    ['an anonymous sign-in', '/signup', (data: object) => ({ data }), false],
    ['an invitation', '/invite', (data: object) => ({ email: uniqueAddress(), data }), true],
    [
      'a generated link',
      '/admin/generate_link',
      (data: object) => ({ type: 'magiclink', email: uniqueAddress(), data }),
      true,
    ],
    [
      'a user of an administrator',
      '/admin/users',
      (data: object) => ({ email: uniqueAddress(), user_metadata: data }),
      true,
    ],
    [
      'the app metadata of an administrator’s user',
      '/admin/users',
      (data: object) => ({ email: uniqueAddress(), app_metadata: data }),
      true,
    ],
  ])('is refused for %s, which mails nothing', async (_case, path, bodyOf, isAdmin) => {
    const token = isAdmin ? adminToken : undefined;
    expect(await send('POST', path, bodyOf(dataOf(limit + 1)), token)).toMatchObject(tooMuch);
    await running.identity.settle();
    expect(running.mails).toEqual([]);
    const most = path === '/admin/users' ? limit - 100 : limit;
    expect(await send('POST', path, bodyOf(dataOf(most)), token)).toMatchObject({ status: 200 });
    await running.identity.settle();
  });

  test('is refused where a change would make it that much, and nothing else of the change is done', async () => {
    const client = running.newClient();
    const { user, access_token } = await running.signIn(client);
    expect((await client.updateUser({ data: dataOf(10_000) })).error).toBeNull();
    const more = { password, data: { b: 'x'.repeat(7_000) } };
    expect(await send('PUT', '/user', more, access_token)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
    const { email = '' } = user;
    expect((await running.newClient().signInWithPassword({ email, password })).data.session).toBeNull();
    const admin = new GoTrueAdminApi({
      url: running.url,
      headers: { Authorization: `Bearer ${adminToken}` },
    });
    const changed = await admin.updateUserById(user.id, { user_metadata: more.data });
    expect(changed.error?.code).toBe('validation_failed');
    expect((await client.updateUser({ data: { a: null, ...more.data } })).error).toBeNull();
  });

  test('is left out of what a provider says', async () => {
    const email = uniqueAddress();
    const long = '日'.repeat(1000);
    const claims = {
      name: long,
      given_name: long,
      family_name: long,
      preferred_username: long,
      locale: long,
    };
    const person = { sub: newId(), email, email_verified: true, picture: long, ...claims };
    const token = await browser.provider.signIdToken(person);
    const client = browser.running.newClient();
    const { data, error } = await client.signInWithIdToken({ provider: 'google', token });
    expect(error).toBeNull();
    expect(Buffer.byteLength(JSON.stringify(data.user?.user_metadata))).toBeLessThanOrEqual(limit);
    expect(data.user?.user_metadata).toMatchObject({ email, sub: person.sub });
    expect((await client.getUser()).data.user?.email).toBe(email);
  });
});

describe('an access token', () => {
  test('carries metadata up to 2 kB', async () => {
    const client = running.newClient();
    await running.signIn(client);
    await client.updateUser({ data: { plan: 'a', sub: null, email: null, email_verified: null } });
    const { data: small } = await client.refreshSession();
    expect(decodeJwt(small.session?.access_token ?? '').user_metadata).toEqual({ plan: 'a' });
    await client.updateUser({ data: dataOf(2_100) });
    const { data: large } = await client.refreshSession();
    const claims = decodeJwt(large.session?.access_token ?? '');
    expect(claims.user_metadata).toEqual({});
    expect(claims.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
    expect((await client.getUser()).data.user?.user_metadata).toMatchObject({ plan: 'a', ...dataOf(2_100) });
  });

  test('stays far below the limit of headers with all the metadata that there may be', async () => {
    const client = running.newClient();
    const { user } = await running.signIn(client);
    await change(user.email ?? '', { userMetadata: dataOf(limit), appMetadata: dataOf(limit) });
    const { data } = await client.refreshSession();
    expect(data.session?.access_token.length).toBeLessThan(4096);
  });
});

test('an account with far more metadata from before the limit works again, and may give it up', async () => {
  const client = running.newClient();
  const { user } = await running.signIn(client);
  const email = user.email ?? '';
  await change(email, { userMetadata: { ...dataOf(60_000), b: 'x'.repeat(20_000) } });
  expect((await client.refreshSession()).error).toBeNull();
  expect((await client.getUser()).data.user?.email).toBe(email);
  expect((await client.updateUser({ data: { c: 1 } })).error?.code).toBe('validation_failed');
  expect((await client.updateUser({ data: { a: null } })).error).toBeNull();
  expect((await client.updateUser({ data: { b: null } })).error).toBeNull();
  expect((await client.getUser()).data.user?.user_metadata).toEqual({});
});

test('an address that was signed up with too much metadata before the limit is its owner’s', async () => {
  const email = uniqueAddress();
  await running.newClient().signUp({ email, password });
  await running.identity.settle();
  await change(email, { claimedMetadata: dataOf(60_000) });
  await running.newClient().signInWithOtp({ email });
  const client = running.newClient();
  await client.verifyOtp({ email, token: readMail(running.mails.at(-1)).code, type: 'email' });
  expect(givenMetadata((await client.getUser()).data.user)).toEqual({ email_verified: true });
});
