import { type DatabaseHandle, schema } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import type { IdentitySettings } from '@keydence/identity';
import { eq, sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RunningIdentity, readMail, startIdentity, uniqueAddress } from './identity-fixture.ts';

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

async function restart(settings: Partial<IdentitySettings>) {
  await running.close();
  running = await startIdentity(database, { settings });
}

const password = 'correct horse battery';

async function signUp(email = uniqueAddress(), data: Record<string, unknown> = { plan: 'a' }) {
  const client = running.newClient();
  const answer = await client.signUp({ email, password, options: { data } });
  await running.identity.settle();
  return { email, client, ...answer };
}

async function signUpAndConfirm() {
  const { email, client } = await signUp();
  const { code } = readMail(running.mails.at(-1));
  const { error } = await client.verifyOtp({ email, token: code, type: 'signup' });
  expect(error).toBeNull();
  return { email, client };
}

async function tryPassword(email: string, tried: string) {
  const { data, error } = await running.newClient().signInWithPassword({ email, password: tried });
  return {
    session: data.session,
    weakPassword: data.weakPassword,
    code: error?.code,
    status: error?.status,
    message: error?.message,
  };
}

async function storedUser(email: string) {
  const [user] = await database.db.select().from(schema.users).where(eq(schema.users.email, email));
  return user;
}

/** A user without the fields that differ between sign-ups. */
function shapeOf(user: object | null) {
  const told = JSON.stringify(user)
    .replace(/[0-9a-f-]{36}/g, 'id')
    .replace(/[\w.-]+@[\w.-]+/g, 'address');
  return JSON.parse(told.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')) as object;
}

const wrong = {
  session: null,
  code: 'invalid_credentials',
  status: 400,
  message: 'Invalid login credentials',
};

describe('sign-up', () => {
  test('a new address gets a user without a session, and a mail that confirms it', async () => {
    const { email, data, error } = await signUp();
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      email,
      role: 'authenticated',
      user_metadata: { plan: 'a' },
      confirmation_sent_at: expect.any(String),
      identities: [{ provider: 'email' }],
    });
    expect(data.user).not.toHaveProperty('email_confirmed_at');
    expect(data.user?.id).toBe((await storedUser(email))?.id);
    expect(running.mails.at(-1)).toMatchObject({ to: email });
    expect(readMail(running.mails.at(-1)).type).toBe('signup');
  });

  test('the confirmed address signs in with the password', async () => {
    const { email } = await signUpAndConfirm();
    const { session } = await tryPassword(email, password);
    expect(session?.user).toMatchObject({ email, email_confirmed_at: expect.any(String) });
    expect(decodeJwt(session?.access_token ?? '')).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'password' }],
    });
  });

  test('opens a session immediately if addresses need no proof', async () => {
    await restart({ autoconfirmEmail: true });
    const { email, data } = await signUp();
    expect(data.session?.user).toMatchObject({ email, email_confirmed_at: expect.any(String) });
    expect(running.mails).toEqual([]);
    const again = await signUp(email);
    expect(again.error).toMatchObject({
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    });
  });

  test('returns an anonymous user for a known address, sends no mail, and keeps its password', async () => {
    const { email } = await signUpAndConfirm();
    const before = await storedUser(email);
    const sent = running.mails.length;
    const client = running.newClient();
    const { data, error } = await client.signUp({
      email,
      password: 'another password',
      options: { data: { plan: 'b' } },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    await running.identity.settle();
    expect(data.user?.id).not.toBe(before?.id);
    const fresh = await signUp(uniqueAddress(), { plan: 'b' });
    expect(shapeOf(data.user)).toEqual(shapeOf(fresh.data.user));
    running.mails.pop();
    expect(running.mails).toHaveLength(sent);
    expect(await storedUser(email)).toEqual(before);
  });

  test('it is answered before it is looked up whose the address is', async () => {
    const { email } = await signUpAndConfirm();
    running.mails.length = 0;
    const stranger = uniqueAddress();
    await database.db.transaction(async (tx) => {
      // User lookups wait for the end of this transaction.
      await tx.execute(sql`lock table identity.users in access exclusive mode`);
      for (const address of [email, stranger]) {
        const { data, error } = await running.newClient().signUp({ email: address, password });
        expect([error, data.user?.email]).toEqual([null, address]);
      }
    });
    await running.identity.settle();
    expect(running.mails.map(({ to }) => to)).toEqual([stranger]);
  });

  test('an unconfirmed address gets the mail again', async () => {
    const { email } = await signUp();
    await signUp(email);
    expect(running.mails.filter(({ to }) => to === email)).toHaveLength(2);
  });

  test('deletes a stranger’s password when the owner of the address signs in by mail', async () => {
    const { email } = await signUp();
    await running.signIn(running.newClient(), email);
    expect(await tryPassword(email, password)).toMatchObject(wrong);
  });

  test('creates one user for twenty parallel sign-ups', async () => {
    const email = uniqueAddress();
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(email)));
    expect(answers.filter(({ error }) => error)).toEqual([]);
    expect(await database.db.select().from(schema.users).where(eq(schema.users.email, email))).toHaveLength(
      1,
    );
  });

  test('its link in the PKCE flow ends with a code that its beginner trades', async () => {
    const email = uniqueAddress();
    const client = running.newClient('pkce');
    await client.signUp({ email, password });
    await running.identity.settle();
    const { linkToken, type } = readMail(running.mails.at(-1));
    const answer = await fetch(`${running.url}/verify?${new URLSearchParams({ token: linkToken, type })}`, {
      redirect: 'manual',
    });
    const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
    const { data, error } = await client.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(decodeJwt(data.session?.access_token ?? '').amr).toMatchObject([{ method: 'email/signup' }]);
  });

  test.each([
    ['no password', { email: 'a@b.example' }, 400, 'validation_failed', 'Signup requires a valid password'],
    [
      'no address',
      { email: 'a@b', password },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      '73 characters',
      { email: 'a@b.example', password: 'a'.repeat(73) },
      400,
      'validation_failed',
      'Password cannot be longer than 72 characters',
    ],
    [
      'both',
      { email: 'a@b.example', phone: '15551234567', password },
      400,
      'validation_failed',
      'Only an email address or phone number should be provided',
    ],
    [
      'a phone',
      { phone: '15551234567', password },
      400,
      'phone_provider_disabled',
      'Unsupported phone provider',
    ],
    ['nothing', {}, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
  ])('%s is refused', async (_case, body, status, code, message) => {
    const answer = await fetch(`${running.url}/signup`, {
      method: 'POST',
      headers: { 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ code, message });
  });

  test('a weak password is refused with its reasons', async () => {
    const { error } = await running.newClient().signUp({ email: uniqueAddress(), password: 'a'.repeat(7) });
    expect(error).toMatchObject({
      name: 'AuthWeakPasswordError',
      status: 422,
      code: 'weak_password',
      message: 'Password should be at least 8 characters.',
      reasons: ['length'],
    });
  });

  test('eight characters and seventy-two are enough and not too many', async () => {
    for (const tried of ['a'.repeat(8), 'é'.repeat(72)])
      expect(
        (await running.newClient().signUp({ email: uniqueAddress(), password: tried })).error,
      ).toBeNull();
  });

  test.each([
    [{ signUp: false }, 'signup_disabled', 'Signups not allowed for this instance'],
    [{ password: false }, 'email_provider_disabled', 'Email signups are disabled'],
  ])('%j refuses it', async (settings, code, message) => {
    await restart(settings);
    expect((await signUp()).error).toMatchObject({ code, message });
    expect((await running.newClient().signInAnonymously()).error).not.toBeNull();
  });
});

describe('sign-in with a password', () => {
  test('has one answer for an unknown person, one without a password and a wrong password', async () => {
    const { email } = await signUpAndConfirm();
    const byMail = uniqueAddress();
    await running.signIn(running.newClient(), byMail);
    for (const address of [email, byMail, uniqueAddress()])
      expect(await tryPassword(address, 'not the password')).toMatchObject(wrong);
  });

  test('does the same work for unknown people', async () => {
    const { email } = await signUpAndConfirm();
    const measure = async (address: string) => {
      const from = performance.now();
      await tryPassword(address, 'not the password');
      return performance.now() - from;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let round = 0; round < 7; round += 1) {
      known.push(await measure(email));
      unknown.push(await measure(uniqueAddress()));
    }
    const median = (times: number[]) => times.sort((a, b) => a - b)[3] ?? 0;
    // Without the dummy hash, the ratio is near zero.
    expect(median(unknown) / median(known)).toBeGreaterThan(0.4);
  });

  test('reports an unconfirmed address only with the right password', async () => {
    const { email } = await signUp();
    expect(await tryPassword(email, 'not the password')).toMatchObject(wrong);
    expect(await tryPassword(email, password)).toMatchObject({
      session: null,
      status: 400,
      code: 'email_not_confirmed',
      message: 'Email not confirmed',
    });
  });

  test('a banned person is refused', async () => {
    const { email } = await signUpAndConfirm();
    const bannedUntil = new Date(running.now().getTime() + 60_000);
    await database.db.update(schema.users).set({ bannedUntil }).where(eq(schema.users.email, email));
    expect(await tryPassword(email, password)).toMatchObject({ status: 400, code: 'user_banned' });
  });

  test('a password that has become too short still signs in, and the answer says so', async () => {
    const { email } = await signUpAndConfirm();
    await restart({ passwordMinLength: 40 });
    const { session, weakPassword } = await tryPassword(email, password);
    expect(session).not.toBeNull();
    expect(weakPassword).toEqual({
      message: 'Password should be at least 40 characters.',
      reasons: ['length'],
    });
  });

  test('is stored as Argon2id with its own salt', async () => {
    const [first, second] = [await signUpAndConfirm(), await signUpAndConfirm()];
    const hashes = [
      (await storedUser(first.email))?.passwordHash,
      (await storedUser(second.email))?.passwordHash,
    ];
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  test('can be switched off', async () => {
    const { email } = await signUpAndConfirm();
    await restart({ password: false });
    expect(await tryPassword(email, password)).toMatchObject({ code: 'email_provider_disabled' });
  });
});

describe('anonymous people', () => {
  test('get a session and a user of whom nothing is known', async () => {
    await restart({ anonymous: true });
    const client = running.newClient();
    const { data, error } = await client.signInAnonymously({ options: { data: { theme: 'dark' } } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      is_anonymous: true,
      email: '',
      phone: '',
      identities: [],
      app_metadata: {},
      user_metadata: { theme: 'dark' },
    });
    expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({
      is_anonymous: true,
      amr: [{ method: 'anonymous' }],
    });
    expect((await client.refreshSession()).data.user?.id).toBe(data.user?.id);
  });
});
