import type { DatabaseHandle } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import type { IdentitySettings } from '@keydence/identity';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type RunningIdentity, readMail, startIdentity, uniqueAddress } from './identity-fixture.ts';
import { startOAuthBrowser } from './oauth-fixture.ts';

const password = 'correct horse battery';
const other = 'another long password';
let database: DatabaseHandle;
let running: RunningIdentity;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => running.close());
afterAll(() => database.close());

async function startAnonymous(settings: Partial<IdentitySettings> = {}) {
  running = await startIdentity(database, { settings: { anonymous: true, ...settings } });
  const client = running.newClient();
  const { data } = await client.signInAnonymously();
  return { client, id: data.user?.id ?? '' };
}

const signIn = (email: string, tried = password) =>
  running.newClient().signInWithPassword({ email, password: tried });

const mailTo = (email: string) => running.mails.findLast(({ to }) => to === email);

const confirm = (email: string) =>
  running.newClient().verifyOtp({ email, token: readMail(mailTo(email)).code, type: 'email_change' });

test('an anonymous user sets address and password in one call if addresses need no proof', async () => {
  const { client, id } = await startAnonymous({ autoconfirmEmail: true });
  const email = uniqueAddress();
  const { data, error } = await client.updateUser({ email, password });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ id, email, is_anonymous: false });
  expect((await signIn(email)).data.user?.id).toBe(id);
});

test('the password of an anonymous user is valid after the proof of the address', async () => {
  const { client, id } = await startAnonymous();
  const email = uniqueAddress();
  const { data, error } = await client.updateUser({ email, password });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ id, new_email: email, is_anonymous: true });
  expect(mailTo(email)?.text).toContain('Confirming also sets the password');
  expect((await signIn(email)).error?.code).toBe('invalid_credentials');
  expect((await confirm(email)).data.user).toMatchObject({ id, email, is_anonymous: false });
  expect((await signIn(email)).data.user?.id).toBe(id);
});

test('a proof sets only the password sent with its address', async () => {
  const { client } = await startAnonymous();
  const [first, second] = [uniqueAddress(), uniqueAddress()];
  await client.updateUser({ email: first, password });
  const earlier = readMail(mailTo(first)).linkToken;
  await client.updateUser({ email: second });
  expect(mailTo(second)?.text).not.toContain('Confirming also sets the password');
  const late = await running.newClient().verifyOtp({ token_hash: earlier, type: 'email_change' });
  expect(late.error?.code).toBe('otp_expired');
  expect((await confirm(second)).error).toBeNull();
  expect((await signIn(second)).error?.code).toBe('invalid_credentials');
});

test('a phone works like an address', async () => {
  const { client, id } = await startAnonymous({ phone: true });
  const phone = `1555${String(Date.now()).slice(-7)}`;
  expect((await client.updateUser({ phone, password: other })).error).toBeNull();
  const token = /\d{6}/.exec(running.texts.at(-1)?.text ?? '')?.[0] ?? '';
  expect((await running.newClient().verifyOtp({ phone, token, type: 'phone_change' })).error).toBeNull();
  const { data } = await running.newClient().signInWithPassword({ phone, password: other });
  expect(data.user?.id).toBe(id);
});

test('a weak password or a password alone changes nothing', async () => {
  const { client } = await startAnonymous();
  const email = uniqueAddress();
  expect((await client.updateUser({ email, password: 'short' })).error?.code).toBe('weak_password');
  expect(mailTo(email)).toBeUndefined();
  expect((await client.updateUser({ password })).error).toMatchObject({ code: 'validation_failed' });
});

test('a password for another pending address is not set for the address of a linked identity', async () => {
  const browser = await startOAuthBrowser(database, { anonymous: true });
  running = browser.running;
  const client = running.newClient();
  await client.signInAnonymously();
  await client.updateUser({ email: uniqueAddress(), password });
  const email = uniqueAddress();
  const person = { sub: crypto.randomUUID(), email, email_verified: true };
  const token = await browser.provider.signIdToken(person);
  const linked = await client.linkIdentity({ provider: 'google', token });
  expect(linked.data.user).toMatchObject({ email, is_anonymous: false });
  expect((await signIn(email)).error?.code).toBe('invalid_credentials');
  expect((await client.updateUser({ password: other })).error).toBeNull();
  expect((await signIn(email)).error?.code).toBe('invalid_credentials');
  expect((await signIn(email, other)).error).toBeNull();
  await browser.provider.close();
});
