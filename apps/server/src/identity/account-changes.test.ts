import { type DatabaseHandle, schema } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import type { IdentitySettings } from '@keydence/identity';
import type { GoTrueClient } from '@supabase/auth-js';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  givenMetadata,
  type RunningIdentity,
  readMail,
  siteUrl,
  startIdentity,
  uniqueAddress,
} from './identity-fixture.ts';

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

const password = 'correct horse battery';

async function restart(settings: Partial<IdentitySettings>) {
  await running.close();
  running = await startIdentity(database, { settings });
}

async function signIn(email = uniqueAddress()): Promise<{ client: GoTrueClient; email: string }> {
  const client = running.newClient();
  await running.signIn(client, email);
  return { client, email };
}

const canSignIn = async (email: string, tried: string) =>
  (await running.newClient().signInWithPassword({ email, password: tried })).error === null;

const mailTo = (email: string) => readMail(running.mails.findLast(({ to }) => to === email));

describe('metadata', () => {
  test('is merged, and null deletes a key', async () => {
    const { client } = await signIn();
    await client.updateUser({ data: { theme: 'dark', plan: 'a' } });
    const { data, error } = await client.updateUser({ data: { theme: null, size: 2 } });
    expect(error).toBeNull();
    expect(givenMetadata(data.user)).toEqual({ email_verified: true, plan: 'a', size: 2 });
  });

  test('of the application cannot be changed by its user', async () => {
    const { client } = await signIn();
    const { data } = await client.getSession();
    const answer = await fetch(`${running.url}/user`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${data.session?.access_token}` },
      body: JSON.stringify({ app_metadata: { role: 'admin' } }),
    });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ error_code: 'not_admin' });
  });

  test('requires sign-in', async () => {
    const answer = await fetch(`${running.url}/user`, { method: 'PUT', body: '{}' });
    expect(answer.status).toBe(401);
  });
});

describe('a new password', () => {
  test('is valid immediately and ends other sessions, their tokens and mailed codes', async () => {
    const { client, email } = await signIn();
    const other = await signIn(email);
    const { data: before } = await other.client.getSession();
    const authorization = `Bearer ${before.session?.access_token}`;
    expect(await running.identity.authenticate(authorization)).toHaveProperty('userId');
    await running.newClient().signInWithOtp({ email });
    const { code } = mailTo(email);

    expect((await client.updateUser({ password })).error).toBeNull();

    expect(await canSignIn(email, password)).toBe(true);
    expect(await running.identity.authenticate(authorization)).toMatchObject({ code: 'session_expired' });
    expect((await other.client.refreshSession()).error).toMatchObject({ status: 400 });
    expect((await running.newClient().verifyOtp({ email, token: code, type: 'email' })).error?.code).toBe(
      'otp_expired',
    );
    expect((await client.getUser()).error).toBeNull();
    expect((await client.refreshSession()).error).toBeNull();
  });

  test('must differ from the old one and not be weak', async () => {
    const { client, email } = await signIn();
    await client.updateUser({ password });
    expect((await client.updateUser({ password })).error).toMatchObject({
      status: 422,
      code: 'same_password',
      message: 'New password should be different from the old password.',
    });
    expect((await client.updateUser({ password: 'short' })).error).toMatchObject({ code: 'weak_password' });
    expect(await canSignIn(email, password)).toBe(true);
  });

  test('with the current one must match it', async () => {
    const { client, email } = await signIn();
    await client.updateUser({ password });
    const { data } = await client.getSession();
    const put = (current: string) =>
      fetch(`${running.url}/user`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${data.session?.access_token}` },
        body: JSON.stringify({ password: 'a new password', current_password: current }),
      });
    expect((await put('not it')).status).toBe(400);
    expect((await put(password)).status).toBe(200);
    expect(await canSignIn(email, 'a new password')).toBe(true);
  });

  test('needs a one-time nonce if the sign-in is a day old', async () => {
    const { client, email } = await signIn();
    running.advanceClock(24 * 3_600_000 + 1000);
    await client.refreshSession();
    expect((await client.updateUser({ password })).error).toMatchObject({
      status: 400,
      code: 'reauthentication_needed',
    });
    expect((await client.updateUser({ password, nonce: '000000' })).error).toMatchObject({
      status: 422,
      code: 'reauthentication_not_valid',
      message: 'Nonce has expired or is invalid',
    });
    expect((await client.reauthenticate()).error).toBeNull();
    const nonce = /code: (\d{6})$/m.exec(running.mails.at(-1)?.text ?? '')?.[1] ?? '';
    expect((await client.updateUser({ password, nonce })).error).toBeNull();
    expect(await canSignIn(email, password)).toBe(true);
    expect((await client.updateUser({ password: 'yet another one', nonce })).error).toMatchObject({
      code: 'reauthentication_not_valid',
    });
  });

  test('needs no nonce if the operator disables it', async () => {
    await restart({ passwordReauthentication: false });
    const { client, email } = await signIn();
    running.advanceClock(24 * 3_600_000 + 1000);
    await client.refreshSession();
    expect((await client.updateUser({ password })).error).toBeNull();
    expect(await canSignIn(email, password)).toBe(true);
  });

  test('is refused for anonymous users, who cannot get a nonce either', async () => {
    await restart({ anonymous: true });
    const client = running.newClient();
    await client.signInAnonymously();
    expect((await client.updateUser({ password })).error).toMatchObject({
      status: 422,
      code: 'validation_failed',
    });
    expect((await client.reauthenticate()).error).toMatchObject({
      status: 400,
      message: 'Reauthentication requires the user to have an email or a phone number',
    });
  });
});

describe('a forgotten password', () => {
  test('is replaced after the mailed link, and the client gets a recovery event', async () => {
    const { email } = await signIn();
    expect((await running.newClient().resetPasswordForEmail(email)).error).toBeNull();
    await running.identity.settle();
    const { linkToken, type } = mailTo(email);
    expect(type).toBe('recovery');
    const query = new URLSearchParams({ token: linkToken, type, redirect_to: `${siteUrl}/auth/callback` });
    const opened = await fetch(`${running.url}/verify?${query}`, { redirect: 'manual' });
    const hash = new URLSearchParams(new URL(opened.headers.get('location') ?? '').hash.slice(1));
    expect(hash.get('type')).toBe('recovery');
    const client = running.newClient();
    await client.setSession({
      access_token: hash.get('access_token') ?? '',
      refresh_token: hash.get('refresh_token') ?? '',
    });
    expect((await client.updateUser({ password })).error).toBeNull();
    expect(await canSignIn(email, password)).toBe(true);
  });

  test('is answered before the user lookup, and unknown addresses get no mail', async () => {
    const { email } = await signIn();
    running.mails.length = 0;
    const recover = async (address: string) => {
      const body = JSON.stringify({ email: address });
      const answer = await fetch(`${running.url}/recover`, { method: 'POST', body });
      return { status: answer.status, body: await answer.json() };
    };
    await database.db.transaction(async (tx) => {
      // User lookups wait for the end of this transaction.
      await tx.execute(sql`lock table identity.users in access exclusive mode`);
      for (const address of [email, uniqueAddress()])
        expect(await recover(address)).toEqual({ status: 200, body: {} });
    });
    await running.identity.settle();
    expect(running.mails.map(({ to }) => to)).toEqual([email]);
  });

  test('whose mail fails is logged for the operator', async () => {
    const { email } = await signIn();
    await running.close();
    const refusal = new Error('The mail server is down.');
    const mailer = { send: () => Promise.reject(refusal) };
    running = await startIdentity(database, { mailer });
    expect((await running.newClient().resetPasswordForEmail(email)).error).toBeNull();
    await running.identity.settle();
    expect(running.failures).toEqual([refusal]);
  });
});

describe('a new e-mail address', () => {
  const change = async () => {
    const { client, email } = await signIn();
    const next = uniqueAddress();
    const { data, error } = await client.updateUser({ email: next });
    expect(error).toBeNull();
    return { client, email, next, user: data.user };
  };
  const confirm = (email: string) => {
    const { linkToken } = mailTo(email);
    return running.newClient().verifyOtp({ token_hash: linkToken, type: 'email_change' });
  };

  test.each([
    ['the old one first', true],
    ['the new one first', false],
  ])('requires confirmation from both addresses (%s)', async (_case, oldFirst) => {
    const { client, email, next, user } = await change();
    expect(user).toMatchObject({ email, new_email: next, email_change_sent_at: expect.any(String) });
    const [first, second] = oldFirst ? [email, next] : [next, email];
    const half = await confirm(first);
    expect(half.error).toBeNull();
    expect(half.data.session).toBeNull();
    expect((await client.getUser()).data.user).toMatchObject({ email, new_email: next });

    const { data } = await confirm(second);
    expect(data.user).toMatchObject({ email: next, email_confirmed_at: expect.any(String) });
    expect(data.user).not.toHaveProperty('new_email');
    expect(data.user?.identities).toMatchObject([{ provider: 'email', identity_data: { email: next } }]);
    await running.signIn(running.newClient(), next);
  });

  test('is confirmed by typed codes of both addresses', async () => {
    const { email, next } = await change();
    const type = (address: string, token: string) =>
      running.newClient().verifyOtp({ email: address, token, type: 'email_change' });
    expect((await type(email, mailTo(email).code)).error).toBeNull();
    expect((await type(next, mailTo(next).code)).data.user?.email).toBe(next);
  });

  test('reports the remaining step after the first link', async () => {
    const { email } = await change();
    const { linkToken } = mailTo(email);
    const open = async () => {
      const query = new URLSearchParams({ token: linkToken, type: 'email_change' });
      const answer = await fetch(`${running.url}/verify?${query}`, { redirect: 'manual' });
      return new URLSearchParams(new URL(answer.headers.get('location') ?? '').hash.slice(1));
    };
    expect(Object.fromEntries(await open())).toEqual({
      message: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
      sb: '',
    });
    expect((await open()).get('error_code')).toBe('otp_expired');
  });

  test('needs only its own confirmation if the operator says so', async () => {
    await restart({ secureEmailChange: false });
    const { email, next } = await change();
    expect(running.mails.filter(({ to, subject }) => to === email && subject.includes('new'))).toEqual([]);
    expect((await confirm(next)).data.user?.email).toBe(next);
  });

  test('needs no confirmation if addresses need no proof', async () => {
    await restart({ autoconfirmEmail: true });
    const { user, next } = await change();
    expect(user).toMatchObject({ email: next });
  });

  test('of another account is refused, also if taken during the change', async () => {
    const { client, email, next } = await change();
    await running.signIn(running.newClient(), next);
    expect((await client.updateUser({ email: next })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
    await confirm(email);
    const { linkToken } = readMail(running.mails.find(({ to }) => to === next));
    const { error } = await running.newClient().verifyOtp({ token_hash: linkToken, type: 'email_change' });
    expect(error).toMatchObject({ status: 422, code: 'email_exists' });
    expect((await client.getUser()).data.user?.email).toBe(email);
  });

  test('makes an anonymous account permanent', async () => {
    await restart({ anonymous: true });
    const client = running.newClient();
    const { data: before } = await client.signInAnonymously();
    const next = uniqueAddress();
    await client.updateUser({ email: next });
    const { data } = await confirm(next);
    expect(data.user).toMatchObject({ id: before.user?.id, email: next, is_anonymous: false });
    expect(data.user?.identities).toMatchObject([{ provider: 'email' }]);
  });
});

describe('resend', () => {
  test('sends a pending confirmation with a new code', async () => {
    const email = uniqueAddress();
    const client = running.newClient();
    await client.signUp({ email, password });
    await running.identity.settle();
    const first = mailTo(email);
    expect((await client.resend({ type: 'signup', email })).error).toBeNull();
    await running.identity.settle();
    const second = mailTo(email);
    expect(second.linkToken).not.toBe(first.linkToken);
    const old = await client.verifyOtp({ token_hash: first.linkToken, type: 'signup' });
    expect(old.error?.code).toBe('otp_expired');
    expect((await client.verifyOtp({ token_hash: second.linkToken, type: 'signup' })).error).toBeNull();
    running.mails.length = 0;
    for (const known of [email, uniqueAddress()])
      expect((await client.resend({ type: 'signup', email: known })).error).toBeNull();
    await running.identity.settle();
    expect(running.mails).toEqual([]);
  });

  test('of an address change mails both addresses again', async () => {
    const { client, email } = await signIn();
    const next = uniqueAddress();
    await client.updateUser({ email: next });
    running.mails.length = 0;
    expect((await client.resend({ type: 'email_change', email })).error).toBeNull();
    await running.identity.settle();
    expect(running.mails.map(({ to }) => to).sort()).toEqual([email, next].sort());
  });

  test.each([
    [{ type: 'magiclink', email: 'a@b.example' }],
    [{ type: 'signup' }],
    [{ type: 'sms', email: 'a@b.example' }],
  ])('%j is refused', async (body) => {
    const answer = await fetch(`${running.url}/resend`, { method: 'POST', body: JSON.stringify(body) });
    expect(answer.status).toBe(400);
  });
});

test('password changes send and store nothing in plain text', async () => {
  const { client, email } = await signIn();
  await client.updateUser({ password });
  const [user] = await database.db.select().from(schema.users).where(eq(schema.users.email, email));
  expect(JSON.stringify(user)).not.toContain(password);
  expect(JSON.stringify((await client.getUser()).data)).not.toContain('argon2');
});
