import { type DatabaseHandle, schema } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import type { Session } from '@supabase/auth-js';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RunningIdentity, readMail, siteUrl, startIdentity, uniqueAddress } from './identity-fixture.ts';

let database: DatabaseHandle;
let running: RunningIdentity;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  running = await startIdentity(database);
});
afterEach(() => running.close());

const callback = `${siteUrl}/auth/callback`;

/** Requests a link with the client's own challenge. */
async function askForLink(email = uniqueAddress()) {
  const client = running.newClient('pkce');
  const { error } = await client.signInWithOtp({ email, options: { emailRedirectTo: callback } });
  expect(error).toBeNull();
  return { email, client, mail: readMail(running.mails.at(-1)) };
}

/** Opens the link like a browser; returns the redirect address. */
async function openLink({ linkToken, type }: { linkToken: string; type: string }): Promise<URL> {
  const query = new URLSearchParams({ token: linkToken, type, redirect_to: callback });
  const answer = await fetch(`${running.url}/verify?${query}`, { redirect: 'manual' });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '');
}

async function finishLink(mail: { linkToken: string; type: string }): Promise<string> {
  const target = await openLink(mail);
  expect(target.origin + target.pathname).toBe(callback);
  expect([...target.searchParams.keys()]).toEqual(['code']);
  expect(target.hash).toBe('');
  return target.searchParams.get('code') ?? '';
}

async function trade(authCode: string, codeVerifier: string) {
  const answer = await fetch(`${running.url}/token?grant_type=pkce`, {
    method: 'POST',
    headers: { 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify({ auth_code: authCode, code_verifier: codeVerifier }),
  });
  return { status: answer.status, body: (await answer.json()) as Session & { code: string } };
}

test.each([
  ['email/signup', 'signup'],
  ['magiclink', 'magiclink'],
])('a link ends with a code that its beginner trades for a session (%s)', async (method, type) => {
  const email = uniqueAddress();
  if (type === 'magiclink') await running.signIn(running.newClient(), email);
  const { client, mail } = await askForLink(email);
  expect(mail).toMatchObject({ type, linkToken: expect.stringMatching(/^pkce_/) });
  const { data, error } = await client.exchangeCodeForSession(await finishLink(mail));
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email, user_metadata: { email_verified: true } });
  expect(decodeJwt(data.session?.access_token ?? '').amr).toEqual([
    { method, timestamp: expect.any(Number) },
  ]);
  expect((await client.getUser()).data.user?.email).toBe(email);
});

test('another browser has no verifier, so the code is worth nothing to it', async () => {
  const { client, mail } = await askForLink();
  const code = await finishLink(mail);
  expect(await trade(code, 'a'.repeat(43))).toEqual({
    status: 400,
    body: {
      code: 'bad_code_verifier',
      message: 'code challenge does not match previously saved code verifier',
    },
  });
  expect((await client.exchangeCodeForSession(code)).error).toBeNull();
});

test('a code works once', async () => {
  const { client, mail } = await askForLink();
  const code = await finishLink(mail);
  await client.exchangeCodeForSession(code);
  expect(await trade(code, 'a'.repeat(43))).toMatchObject({
    status: 404,
    body: { code: 'flow_state_not_found' },
  });
});

test('a code lives five minutes from its issue, however late the link was opened', async () => {
  const late = await askForLink();
  running.advanceClock(9 * 60_000);
  const code = await finishLink(late.mail);
  running.advanceClock(295_000);
  expect((await late.client.exchangeCodeForSession(code)).error).toBeNull();

  const missed = await askForLink();
  const expired = await finishLink(missed.mail);
  running.advanceClock(300_000);
  expect((await missed.client.exchangeCodeForSession(expired)).error).toMatchObject({
    status: 422,
    code: 'flow_state_expired',
  });
});

test('fifty parallel trades of one code open exactly one session', async () => {
  const email = uniqueAddress();
  const verifier = 'v'.repeat(64);
  await fetch(`${running.url}/otp`, {
    method: 'POST',
    body: JSON.stringify({ email, code_challenge: verifier, code_challenge_method: 'PLAIN' }),
  });
  const code = await finishLink(readMail(running.mails.at(-1)));
  const answers = await Promise.all(Array.from({ length: 50 }, () => trade(code, verifier)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array(49).fill(404)]);
  const userId = answers.find(({ status }) => status === 200)?.body.user.id ?? '';
  const rows = await database.db.select().from(schema.sessions).where(eq(schema.sessions.userId, userId));
  expect(rows).toHaveLength(1);
});

test('a flow’s link says in query and hash that it was spent', async () => {
  const { mail } = await askForLink();
  await finishLink(mail);
  const target = await openLink(mail);
  const refusal = {
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
  };
  expect(Object.fromEntries(target.searchParams)).toEqual(refusal);
  expect(Object.fromEntries(new URLSearchParams(target.hash.slice(1)))).toMatchObject(refusal);
});

test('the code of the mail and the posted link need no verifier', async () => {
  const typed = await askForLink();
  const byCode = await typed.client.verifyOtp({ email: typed.email, token: typed.mail.code, type: 'email' });
  expect(byCode.data.session).not.toBeNull();
  const posted = await askForLink();
  const byHash = await running.newClient().verifyOtp({ token_hash: posted.mail.linkToken, type: 'signup' });
  expect(byHash.data.session).not.toBeNull();
});

test.each([
  ['no method', { code_challenge: 'a'.repeat(43) }],
  ['no challenge', { code_challenge_method: 's256' }],
  ['an unknown method', { code_challenge: 'a'.repeat(43), code_challenge_method: 'md5' }],
  ['42 characters', { code_challenge: 'a'.repeat(42), code_challenge_method: 's256' }],
  ['129 characters', { code_challenge: 'a'.repeat(129), code_challenge_method: 's256' }],
  ['a forbidden character', { code_challenge: `${'a'.repeat(43)}+`, code_challenge_method: 's256' }],
])('a challenge with %s is refused', async (_case, challenge) => {
  const answer = await fetch(`${running.url}/otp`, {
    method: 'POST',
    body: JSON.stringify({ email: uniqueAddress(), ...challenge }),
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error_code: 'validation_failed' });
  expect(running.mails).toEqual([]);
});

test('neither code nor verifier is stored in clear, and abandoned flows are swept', async () => {
  const { mail } = await askForLink();
  const code = await finishLink(mail);
  const rows = await database.db.select().from(schema.flowStates);
  expect(
    JSON.stringify(rows.map((row) => Buffer.from(row.authCodeHash ?? []).toString('latin1'))),
  ).not.toContain(code);
  running.advanceClock(25 * 3_600_000);
  await running.identity.sweep();
  expect(await database.db.select().from(schema.flowStates)).toEqual([]);
});
