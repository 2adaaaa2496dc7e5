import type { DatabaseHandle } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import type { AuthError, GoTrueClient } from '@supabase/auth-js';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uniqueAddress } from './identity-fixture.ts';
import { type OAuthBrowser, startOAuthBrowser } from './oauth-fixture.ts';

let database: DatabaseHandle;
let browser: OAuthBrowser;
let client: GoTrueClient;
let email: string;

beforeAll(async () => {
  database = await createTestDatabase();
  browser = await startOAuthBrowser(database, { factors: ['totp', 'phone'], phone: true });
});
afterAll(async () => {
  await browser.close();
  await database.close();
});
beforeEach(async () => {
  client = browser.running.newClient();
  email = uniqueAddress();
  await browser.running.signIn(client, email);
});

const minutes = (count: number) => count * 60_000;
const newPerson = () => ({ sub: crypto.randomUUID(), email: uniqueAddress(), email_verified: true });
const linkByToken = async () => {
  const iat = Math.floor(browser.running.now().getTime() / 1000);
  const token = await browser.provider.signIdToken({ ...newPerson(), iat, exp: iat + 300 });
  return client.linkIdentity({ provider: 'google', token });
};
const linkByRedirect = () =>
  client.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } });
const enrol = () => client.mfa.enroll({ factorType: 'totp', friendlyName: crypto.randomUUID() });
const unlinkFirst = async () => {
  const { data } = await client.getUserIdentities();
  const [first] = data?.identities ?? [];
  if (!first) throw new Error('The user has no identity.');
  return client.unlinkIdentity(first);
};

type Change = () => Promise<{ error: AuthError | Error | null }>;
const changes: [title: string, change: Change, withFactor: number][] = [
  ['a new password', () => client.updateUser({ password: `secret-${crypto.randomUUID()}` }), 401],
  ['a new e-mail address', () => client.updateUser({ email: uniqueAddress() }), 401],
  ['a new phone', () => client.updateUser({ phone: newPhone() }), 401],
  ['another factor', enrol, 403],
  ['a linked identity by ID token', linkByToken, 403],
  ['a linked identity by redirect', linkByRedirect, 403],
];

function newPhone(): string {
  return `+1555${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;
}

async function sentNonce(): Promise<string> {
  expect((await client.reauthenticate()).error).toBeNull();
  const mail = browser.running.mails.findLast(({ to }) => to === email);
  return /^Your confirmation code: (\d{6})$/m.exec(mail?.text ?? '')?.[1] ?? '';
}

async function addFactor(): Promise<string> {
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'App' });
  if (error) throw error;
  const code = new TOTP({ secret: data.totp.secret }).generate({
    timestamp: browser.running.now().getTime(),
  });
  expect((await client.mfa.challengeAndVerify({ factorId: data.id, code })).error).toBeNull();
  return data.id;
}

/** Another session of the same user, by e-mail only. */
async function signInAgain(): Promise<void> {
  client = browser.running.newClient();
  await browser.running.signIn(client, email);
}

describe.each(changes)('%s', (_title, change, statusWithFactor) => {
  it('is allowed in the minutes after a sign-in', async () => {
    browser.running.advanceClock(minutes(9));
    expect((await change()).error).toBeNull();
  });

  it('needs a confirmation ten minutes later, which opens ten more', async () => {
    browser.running.advanceClock(minutes(10));
    expect((await change()).error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    const nonce = await sentNonce();
    expect((await client.updateUser({ nonce: '000000' })).error).toMatchObject({
      status: 422,
      code: 'reauthentication_not_valid',
    });
    expect((await change()).error).toMatchObject({ code: 'reauthentication_needed' });
    expect((await client.updateUser({ nonce })).error).toBeNull();
    expect((await change()).error).toBeNull();
    expect((await client.updateUser({ nonce })).error).toMatchObject({ code: 'reauthentication_not_valid' });
  });

  it('needs the second factor where one counts, however recent the sign-in is', async () => {
    await addFactor();
    await signInAgain();
    expect((await change()).error).toMatchObject({ status: statusWithFactor, code: 'insufficient_aal' });
  });
});

describe('a removed sign-in method', () => {
  it('needs a confirmation ten minutes after the sign-in', async () => {
    await linkByToken();
    browser.running.advanceClock(minutes(10));
    expect((await unlinkFirst()).error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    expect((await client.updateUser({ nonce: await sentNonce() })).error).toBeNull();
    expect((await unlinkFirst()).error).toBeNull();
  });

  it('needs the second factor where one counts', async () => {
    await linkByToken();
    const factorId = await addFactor();
    await signInAgain();
    expect((await unlinkFirst()).error).toMatchObject({ status: 403, code: 'insufficient_aal' });
    expect((await client.mfa.unenroll({ factorId })).error).toMatchObject({ code: 'insufficient_aal' });
  });
});

describe('the set-up of a factor', () => {
  it('can be finished after the minutes in which it was begun', async () => {
    browser.running.advanceClock(minutes(9));
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'App' });
    browser.running.advanceClock(minutes(2));
    const timestamp = browser.running.now().getTime();
    const code = new TOTP({ secret: data?.totp?.secret ?? '' }).generate({ timestamp });
    expect((await client.mfa.challengeAndVerify({ factorId: data?.id ?? '', code })).error).toBeNull();
  });

  it('cannot be finished by a session without the factor that counts', async () => {
    const { data: pending } = await client.mfa.enroll({ factorType: 'phone', phone: newPhone() });
    await addFactor();
    await signInAgain();
    const { data } = await client.mfa.challenge({ factorId: pending?.id ?? '', channel: 'sms' });
    const verified = await client.mfa.verify({
      factorId: pending?.id ?? '',
      challengeId: data?.id ?? '',
      code: /code: (\d{6})/.exec(browser.running.texts.at(-1)?.text ?? '')?.[1] ?? '',
    });
    expect(verified.error).toMatchObject({ status: 403, code: 'insufficient_aal' });
  });
});

describe("the account's e-mail address", () => {
  it('stays when the identity of the address is unlinked', async () => {
    await linkByToken();
    expect((await unlinkFirst()).error).toBeNull();
    const { data } = await client.getUser();
    expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['google']);
    expect(data.user?.email).toBe(email);
    await signInAgain();
  });

  it('is not set by an identity linked to an account without one', async () => {
    const phone = newPhone();
    client = browser.running.newClient();
    await client.signInWithOtp({ phone });
    const token = /code: (\d{6})/.exec(browser.running.texts.at(-1)?.text ?? '')?.[1] ?? '';
    expect((await client.verifyOtp({ phone, token, type: 'sms' })).error).toBeNull();
    expect((await linkByToken()).error).toBeNull();
    expect((await client.getUser()).data.user?.email).toBe('');
  });
});
