import { createHash } from 'node:crypto';
import type { DatabaseHandle } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { uniqueAddress } from './identity-fixture.ts';
import { type OAuthBrowser, startOAuthBrowser } from './oauth-fixture.ts';

let database: DatabaseHandle;
let browser: OAuthBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  browser = await startOAuthBrowser(database);
});
afterEach(() => browser.close());

const sha256 = (text: string) => createHash('sha256').update(text).digest();

function newPerson() {
  return { sub: crypto.randomUUID(), email: uniqueAddress(), email_verified: true, name: 'Ada' };
}

async function post(body: Record<string, unknown>) {
  const answer = await fetch(`${browser.running.url}/token?grant_type=id_token`, {
    method: 'POST',
    headers: { 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

test('an ID token that the provider signed opens a session', async () => {
  const person = newPerson();
  const token = await browser.provider.signIdToken(person);
  const client = browser.running.newClient();
  const { data, error } = await client.signInWithIdToken({ provider: 'google', token });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email: person.email, app_metadata: { provider: 'google' } });
  expect((await client.getUser()).data.user?.id).toBe(data.user?.id);
});

test('the nonce that the token has hashed must be the caller’s, and both or none are given', async () => {
  const person = newPerson();
  const nonce = sha256('mine').toString('hex');
  const withNonce = await browser.provider.signIdToken({ ...person, nonce });
  const without = await browser.provider.signIdToken(person);
  expect(await post({ provider: 'google', id_token: withNonce, nonce: 'mine' })).toMatchObject({
    status: 200,
  });
  expect(await post({ provider: 'google', id_token: withNonce, nonce: 'other' })).toMatchObject({
    status: 400,
    body: { error: 'invalid nonce' },
  });
  const oneSided = {
    status: 400,
    body: {
      error: 'invalid request',
      error_description: 'Passed nonce and nonce in id_token should either both exist or not.',
    },
  };
  expect(await post({ provider: 'google', id_token: withNonce })).toEqual(oneSided);
  expect(await post({ provider: 'google', id_token: without, nonce: 'mine' })).toEqual(oneSided);
});

test('a token made out to another of our apps is taken, one to a stranger is not', async () => {
  const sign = (aud: string) => browser.provider.signIdToken({ ...newPerson(), aud });
  expect((await post({ provider: 'google', id_token: await sign('mobile-app') })).status).toBe(200);
  expect(await post({ provider: 'google', id_token: await sign('stranger') })).toEqual({
    status: 400,
    body: { error: 'invalid request', error_description: 'Unacceptable audience in id_token: [stranger]' },
  });
});

const bad = { status: 400, body: { error: 'invalid request', error_description: 'Bad ID token' } };

test('forged, expired and foreign tokens are refused', async () => {
  const { privateKey } = await generateKeyPair('ES256');
  const forged = await new SignJWT({ ...newPerson(), iss: browser.provider.issuer, aud: 'keydence-client' })
    .setProtectedHeader({ alg: 'ES256', kid: 'fake' })
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(privateKey);
  const foreign = await browser.provider.signIdToken({ ...newPerson(), iss: 'https://evil.example' });
  const old = await browser.provider.signIdToken(newPerson());
  for (const id_token of [forged, foreign, 'a.b.c', 'nothing'])
    expect(await post({ provider: 'google', id_token })).toEqual(bad);
  browser.running.advanceClock(310_000);
  expect(await post({ provider: 'google', id_token: old })).toEqual(bad);
});

test('the access token must be the one that the ID token names', async () => {
  const digest = sha256('access');
  const at_hash = digest.subarray(0, 16).toString('base64url');
  const id_token = await browser.provider.signIdToken({ ...newPerson(), at_hash });
  expect(await post({ provider: 'google', id_token, access_token: 'other' })).toEqual(bad);
  expect((await post({ provider: 'google', id_token, access_token: 'access' })).status).toBe(200);
});

test('a provider that is not set up is refused by its issuer', async () => {
  await browser.close();
  browser = await startOAuthBrowser(database, { oidcProviders: [] });
  expect(await post({ provider: 'google', id_token: 'x' })).toEqual({
    status: 400,
    body: {
      code: 'provider_disabled',
      message: 'Provider (issuer "https://accounts.google.com") is not enabled',
    },
  });
});

test('an unproven address is mailed to and opens nothing', async () => {
  const person = { ...newPerson(), email_verified: false };
  const id_token = await browser.provider.signIdToken(person);
  expect(await post({ provider: 'google', id_token })).toMatchObject({
    status: 422,
    body: { code: 'provider_email_needs_verification' },
  });
  expect(browser.running.mails).toMatchObject([{ to: person.email }]);
});

test('fifty parallel sign-ins with the tokens of one new person create one user', async () => {
  const id_token = await browser.provider.signIdToken(newPerson());
  const answers = await Promise.all(Array.from({ length: 50 }, () => post({ provider: 'google', id_token })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const users = answers.map(({ body }) => (body as { user: { id: string } }).user.id);
  expect(new Set(users).size).toBe(1);
});

test('the response is 503 while the provider’s keys are unavailable', async () => {
  const id_token = await browser.provider.signIdToken(newPerson());
  await browser.provider.close();
  expect((await post({ provider: 'google', id_token })).status).toBe(503);
});

test('a name is stored without what the database cannot store, a user id that is no such text is refused', async () => {
  const sign = (claims: object) => browser.provider.signIdToken({ ...newPerson(), ...claims });
  const taken = await post({ provider: 'google', id_token: await sign({ name: 'A\0da \ud83d' }) });
  expect(taken).toMatchObject({ status: 200, body: { user: { user_metadata: { name: 'Ada \ufffd' } } } });
  for (const sub of ['a\0b', 'x'.repeat(256), '', { id: 1 }] as string[])
    expect(await post({ provider: 'google', id_token: await sign({ sub }) })).toMatchObject({ status: 400 });
});
