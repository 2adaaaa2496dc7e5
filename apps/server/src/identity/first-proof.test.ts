import { type DatabaseHandle, schema } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { GoTrueAdminApi } from '@supabase/auth-js';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
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

const strangers = 'password of the stranger';
const owners = 'password of the owner';
const secret = new TextEncoder().encode('a secret that the operator shares with a script');
const shared: JWK = { kty: 'oct', k: Buffer.from(secret).toString('base64url'), kid: 'shared', alg: 'HS256' };

let database: DatabaseHandle;
let running: RunningIdentity;
let browser: OAuthBrowser;
let admin: GoTrueAdminApi;

beforeAll(async () => {
  database = await createTestDatabase();
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwtKeys = [await exportJWK(privateKey), shared];
  running = await startIdentity(database, { settings: { jwtKeys, phone: true, anonymous: true } });
  browser = await startOAuthBrowser(database);
  const token = await new SignJWT({ role: 'service_role' }).setProtectedHeader({ alg: 'HS256' }).sign(secret);
  admin = new GoTrueAdminApi({ url: running.url, headers: { Authorization: `Bearer ${token}` } });
});
beforeEach(() => void running.mails.splice(0));
afterAll(async () => {
  await running.close();
  await browser.close();
  await database.close();
});

type Named = { email: string } | { phone: string };
let lastPhone = 15_550_000_000;

function uniquePhone(): string {
  lastPhone += 1;
  return String(lastPhone);
}

async function signUp(named: Named, password: string, data: object = { from: password }) {
  const { error } = await running.newClient().signUp({ ...named, password, options: { data } });
  expect(error).toBeNull();
  await running.identity.settle();
}

const lastMail = () => readMail(running.mails.at(-1));
const lastText = () => /code: (\d{6})/.exec(running.texts.at(-1)?.text ?? '')?.[1] ?? '';

async function confirm(email: string, mail = lastMail()) {
  const { data, error } = await running.newClient().verifyOtp({ email, token: mail.code, type: 'email' });
  return { user: data.user, error };
}

async function confirmPhone(phone: string, token = lastText()) {
  const { data, error } = await running.newClient().verifyOtp({ phone, token, type: 'sms' });
  return { user: data.user, error };
}

async function opens(named: Named, password: string): Promise<boolean> {
  const { data } = await running.newClient().signInWithPassword({ ...named, password });
  return data.session !== null;
}

describe('an address that a stranger has signed up with', () => {
  test('signs in with the password and the data of the sign-up that its owner confirmed', async () => {
    const email = uniqueAddress();
    await signUp({ email }, strangers, { from: 'stranger', role: 'boss' });
    const first = lastMail();
    await signUp({ email }, owners, { from: 'owner' });
    const { user } = await confirm(email);
    expect((await confirm(email, first)).error?.code).toBe('otp_expired');
    expect(givenMetadata(user)).toEqual({ from: 'owner', email_verified: true });
    expect(user?.identities?.[0]?.identity_data).not.toHaveProperty('role');
    expect([await opens({ email }, strangers), await opens({ email }, owners)]).toEqual([false, true]);
  });

  test.each(['code', 'link'] as const)(
    'after its owner did, signs in with the owner’s password by the %s of the owner’s mail',
    async (way) => {
      const email = uniqueAddress();
      await signUp({ email }, owners, { from: 'owner' });
      const { code, linkToken } = lastMail();
      for (let turn = 0; turn < 3; turn += 1) await signUp({ email }, strangers, { from: 'stranger' });
      const { data, error } = await running
        .newClient()
        .verifyOtp(
          way === 'code' ? { email, token: code, type: 'email' } : { token_hash: linkToken, type: 'signup' },
        );
      expect(error).toBeNull();
      expect(givenMetadata(data.user)).toEqual({ from: 'owner', email_verified: true });
      expect([await opens({ email }, strangers), await opens({ email }, owners)]).toEqual([false, true]);
      expect((await confirm(email)).error?.code).toBe('otp_expired');
    },
  );

  test('sets no password by a mail that is sent again after two sign-ups', async () => {
    const email = uniqueAddress();
    await signUp({ email }, owners);
    await signUp({ email }, strangers);
    await running.newClient().resend({ type: 'signup', email });
    await running.identity.settle();
    expect(running.mails.at(-1)?.text).not.toContain('password');
    expect(givenMetadata((await confirm(email)).user)).toEqual({ email_verified: true });
    expect([await opens({ email }, strangers), await opens({ email }, owners)]).toEqual([false, false]);
  });

  test('has the codes of five sign-ups at most', async () => {
    const email = uniqueAddress();
    await signUp({ email }, owners);
    const first = lastMail();
    for (let turn = 0; turn < 5; turn += 1) await signUp({ email }, strangers);
    const tokens = await database.db
      .select()
      .from(schema.oneTimeTokens)
      .where(eq(schema.oneTimeTokens.userId, (await storedUser(email))?.id ?? ''));
    expect(tokens).toHaveLength(5);
    expect((await confirm(email, first)).error?.code).toBe('otp_expired');
  });

  test('has the mail say that confirming sets a password', async () => {
    const email = uniqueAddress();
    await signUp({ email }, strangers);
    expect(running.mails.at(-1)?.text).toContain('If you did not sign up, do not confirm');
    await running.newClient().signInWithOtp({ email });
    expect(running.mails.at(-1)?.text).not.toContain('password');
  });

  test.each([
    ['a sign-in by mail', (email: string) => running.newClient().signInWithOtp({ email })],
    ['a recovery', (email: string) => running.newClient().resetPasswordForEmail(email)],
    ['an invitation', (email: string) => admin.inviteUserByEmail(email)],
  ])('loses the password and the data by %s', async (_way, ask) => {
    const email = uniqueAddress();
    await signUp({ email }, strangers);
    expect((await ask(email)).error).toBeNull();
    await running.identity.settle();
    const { type, linkToken } = lastMail();
    const { data } = await running
      .newClient()
      .verifyOtp({ token_hash: linkToken, type: type as 'signup' | 'recovery' | 'invite' });
    expect(givenMetadata(data.user)).toEqual({ email_verified: true });
    expect(await opens({ email }, strangers)).toBe(false);
  });

  test.each(['magiclink', 'recovery', 'signup', 'invite'] as const)(
    'loses them by an administrator’s link of type %s',
    async (type) => {
      const email = uniqueAddress();
      await signUp({ email }, strangers);
      const options = { data: { team: 'a' } };
      const { data } = await admin.generateLink({ type, email, password: owners, options } as Parameters<
        GoTrueAdminApi['generateLink']
      >[0]);
      const token_hash = data.properties?.hashed_token ?? '';
      const spent = await running.newClient().verifyOtp({ token_hash, type });
      expect(givenMetadata(spent.data.user)).toEqual({ team: 'a', email_verified: true });
      expect(await opens({ email }, strangers)).toBe(false);
      expect(await opens({ email }, owners)).toBe(true);
    },
  );

  test('does not get them back by a mail that the stranger asks for', async () => {
    const email = uniqueAddress();
    await signUp({ email }, strangers);
    await running.newClient().signInWithOtp({ email });
    await running.newClient().resend({ type: 'signup', email });
    await running.identity.settle();
    expect(givenMetadata((await confirm(email)).user)).toEqual({ email_verified: true });
    expect(await opens({ email }, strangers)).toBe(false);
  });

  test('loses them when an administrator confirms it', async () => {
    const email = uniqueAddress();
    await signUp({ email }, strangers);
    const { data } = await admin.listUsers({ perPage: 1000 });
    const id = data.users.find((user) => user.email === email)?.id ?? '';
    await admin.updateUserById(id, { email_confirm: true });
    expect(await opens({ email }, strangers)).toBe(false);
    expect((await admin.getUserById(id)).data.user?.user_metadata).toEqual({});
  });

  test('loses them by a sign-in at a provider that vouches for it', async () => {
    const email = uniqueAddress();
    await signUp({ email }, strangers);
    await plantAccess(email);
    const token = await browser.provider.signIdToken({
      sub: newId(),
      email,
      email_verified: true,
      name: 'Ada',
    });
    const { data, error } = await browser.running
      .newClient()
      .signInWithIdToken({ provider: 'google', token });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).not.toHaveProperty('from');
    expect(await opens({ email }, strangers)).toBe(false);
    expect(await accessOf(email)).toEqual({
      identities: ['google'],
      sessions: 1,
      factors: 0,
      passkeys: 0,
      keys: 0,
    });
  });

  test('is opened by no earlier session, factor, key or identity', async () => {
    const email = uniqueAddress();
    await signUp({ email }, owners);
    await plantAccess(email);
    await confirm(email);
    expect(await accessOf(email)).toEqual({
      identities: ['email'],
      sessions: 1,
      factors: 0,
      passkeys: 0,
      keys: 0,
    });
    expect(await storedUser(email)).toMatchObject({ phoneChange: null, emailChange: null });
    expect(await opens({ email }, owners)).toBe(true);
  });
});

describe('a phone that a stranger has signed up with', () => {
  test('signs in with the password of the sign-up that its owner confirmed', async () => {
    const phone = uniquePhone();
    await signUp({ phone }, owners);
    const token = lastText();
    await signUp({ phone }, strangers);
    expect(givenMetadata((await confirmPhone(phone, token)).user)).toEqual({
      from: owners,
      phone_verified: true,
    });
    expect([await opens({ phone }, strangers), await opens({ phone }, owners)]).toEqual([false, true]);
  });

  test('loses the password and the data by a texted code, also by one that was sent again', async () => {
    const phone = uniquePhone();
    await signUp({ phone }, strangers);
    await running.newClient().signInWithOtp({ phone });
    await running.newClient().resend({ type: 'sms', phone });
    await running.identity.settle();
    expect(givenMetadata((await confirmPhone(phone)).user)).toEqual({ phone_verified: true });
    expect(await opens({ phone }, strangers)).toBe(false);
  });
});

describe('what counts after the first proof', () => {
  test('is the password of a sign-up whose mail was sent again after it had expired', async () => {
    const email = uniqueAddress();
    await signUp({ email }, owners);
    running.advanceClock(11 * 60_000);
    await running.identity.sweep();
    await running.newClient().resend({ type: 'signup', email });
    await running.identity.settle();
    expect((await confirm(email)).user?.user_metadata).toMatchObject({ from: owners });
    expect(await opens({ email }, owners)).toBe(true);
  });

  test('prefers the values set by an administrator to those sent with the code', async () => {
    const email = uniqueAddress();
    await admin.createUser({ email, password: owners, user_metadata: { team: 'a' } });
    await signUp({ email }, strangers, { team: 'b', theme: 'dark' });
    await running.newClient().signInWithOtp({ email, options: { data: { team: 'c', size: 1 } } });
    expect(givenMetadata((await confirm(email)).user)).toEqual({ team: 'a', size: 1, email_verified: true });
    expect([await opens({ email }, strangers), await opens({ email }, owners)]).toEqual([false, true]);
  });

  test('is nothing that later requests for a code bring', async () => {
    const email = uniqueAddress();
    await signUp({ email }, owners);
    await confirm(email);
    await running.newClient().signInWithOtp({ email, options: { data: { from: 'stranger' } } });
    await signUp({ email }, strangers);
    expect(givenMetadata((await confirm(email)).user)).toEqual({ from: owners, email_verified: true });
    expect([await opens({ email }, strangers), await opens({ email }, owners)]).toEqual([false, true]);
  });
});

test('an anonymous account keeps its data but no earlier access when its first address is proven', async () => {
  const client = running.newClient();
  const { data: before } = await client.signInAnonymously({ options: { data: { theme: 'dark' } } });
  const email = uniqueAddress();
  await client.updateUser({ email });
  const { linkToken } = lastMail();
  await plantAccess(email, before.user?.id);
  const { data } = await running.newClient().verifyOtp({ token_hash: linkToken, type: 'email_change' });
  expect(data.user).toMatchObject({ id: before.user?.id, user_metadata: { theme: 'dark' } });
  expect(await accessOf(email)).toEqual({
    identities: ['email'],
    sessions: 1,
    factors: 0,
    passkeys: 0,
    keys: 0,
  });
  expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError');
  expect((await storedUser(email))?.phoneChange).toBeNull();
});

async function storedUser(email: string) {
  const [user] = await database.db.select().from(schema.users).where(eq(schema.users.email, email));
  return user;
}

/** Adds everything a stranger might have left on an account. */
async function plantAccess(email: string, id?: string) {
  const userId = id ?? (await storedUser(email))?.id ?? '';
  const { db } = database;
  const expiresAt = new Date(Date.now() + 86_400_000);
  await db.insert(schema.sessions).values({ id: newId(), userId, expiresAt });
  const factor = { friendlyName: 'stranger', factorType: 'totp', status: 'verified' };
  await db.insert(schema.mfaFactors).values({ id: newId(), userId, ...factor });
  const passkey = {
    friendlyName: 'stranger',
    credentialId: newId(),
    publicKey: Buffer.from('a'),
    signCount: 0,
  };
  await db.insert(schema.passkeys).values({ id: newId(), userId, ...passkey });
  const provider = { provider: 'github', providerId: newId() };
  await db.insert(schema.identities).values({ id: newId(), userId, ...provider });
  const key = {
    name: 'stranger',
    scope: 'write',
    tokenHash: Buffer.from(newId()),
    lastFour: 'abcd',
  } as const;
  await db.insert(schema.apiKeys).values({ id: newId(), userId, expiresAt, ...key });
  await db.update(schema.users).set({ phoneChange: uniquePhone() }).where(eq(schema.users.id, userId));
}

async function accessOf(email: string) {
  const userId = (await storedUser(email))?.id ?? '';
  const { db } = database;
  const identities = await db.select().from(schema.identities).where(eq(schema.identities.userId, userId));
  const sessions = await db.select().from(schema.sessions).where(eq(schema.sessions.userId, userId));
  const factors = await db.select().from(schema.mfaFactors).where(eq(schema.mfaFactors.userId, userId));
  const passkeys = await db.select().from(schema.passkeys).where(eq(schema.passkeys.userId, userId));
  const keys = await db.select().from(schema.apiKeys).where(eq(schema.apiKeys.userId, userId));
  return {
    identities: identities.map(({ provider }) => provider),
    sessions: sessions.length,
    factors: factors.length,
    passkeys: passkeys.length,
    keys: keys.length,
  };
}
