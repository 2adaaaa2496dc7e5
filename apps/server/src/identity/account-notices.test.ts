import { type DatabaseHandle, schema } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import type { OutgoingMail } from '@keydence/domain';
import type { GoTrueClient } from '@supabase/auth-js';
import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readMail, siteUrl, uniqueAddress } from './identity-fixture.ts';
import { type OAuthBrowser, startOAuthBrowser } from './oauth-fixture.ts';
import { createPasskeyDevice } from './passkey-device.ts';

let database: DatabaseHandle;
let browser: OAuthBrowser;
let client: GoTrueClient;
let email: string;
let userId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  browser = await startOAuthBrowser(database, { phone: true });
});
afterAll(async () => {
  await browser.close();
  await database.close();
});
beforeEach(async () => {
  client = browser.running.newClient();
  email = uniqueAddress();
  userId = (await browser.running.signIn(client, email)).user.id;
});

const noticesTo = (address: string) => browser.running.notices.filter(({ to }) => to === address);
const linkIn = (mail: OutgoingMail | undefined) =>
  new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
const profile = `${siteUrl}/dashboard?section=profile`;

async function addFactor(): Promise<string> {
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'App' });
  if (error) throw error;
  const code = new TOTP({ secret: data.totp.secret }).generate();
  expect((await client.mfa.challengeAndVerify({ factorId: data.id, code })).error).toBeNull();
  return data.id;
}

async function addPasskey(): Promise<string> {
  const { data } = await client.getSession();
  const device = createPasskeyDevice(browser.running.url, siteUrl);
  const added = await device.register(data.session?.access_token ?? '');
  return String(added.body.id);
}

async function linkGoogle(): Promise<void> {
  const person = { sub: crypto.randomUUID(), email: uniqueAddress(), email_verified: true };
  const token = await browser.provider.signIdToken(person);
  expect((await client.linkIdentity({ provider: 'google', token })).error).toBeNull();
}

let lastPhone = 15_550_104_000;
const uniquePhone = () => String(++lastPhone);
const codeTo = (phone: string) =>
  /code: (\d{6})$/m.exec(browser.running.texts.findLast(({ to }) => to === phone)?.text ?? '')?.[1] ?? '';

async function changePhone(phone: string): Promise<void> {
  await client.updateUser({ phone });
  const { error } = await client.verifyOtp({ phone, token: codeTo(phone), type: 'phone_change' });
  expect(error).toBeNull();
}

async function connectApp(): Promise<void> {
  const id = crypto.randomUUID();
  const { db } = database;
  await db
    .insert(schema.oauthClients)
    .values({ id, name: 'Other', authMethod: 'none', redirectUris: [], grantTypes: [] });
  const granted = { scopes: ['openid'], grantedAt: new Date() };
  await db.insert(schema.oauthConsents).values({ userId, clientId: id, ...granted });
}

/** Changes the address, confirmed by both, and returns the new one. */
async function changeAddress(next = uniqueAddress(), from = email): Promise<string> {
  expect((await client.updateUser({ email: next })).error).toBeNull();
  for (const address of [next, from]) {
    const { linkToken } = readMail(browser.running.mails.findLast(({ to }) => to === address));
    const { error } = await client.verifyOtp({ token_hash: linkToken, type: 'email_change' });
    expect(error).toBeNull();
  }
  expect((await client.getUser()).data.user?.email).toBe(next);
  return next;
}

const page = async (link: URL, method = 'GET') => {
  const path = link.pathname.replace('/auth/v1', '');
  const answer = await fetch(`${browser.running.url}${path}${link.search}`, { method });
  return { status: answer.status, text: await answer.text() };
};

describe('the owner gets an e-mail', () => {
  it.each<[string, () => Promise<unknown>, string, string]>([
    [
      'a changed password',
      () => client.updateUser({ password: 'correct horse battery' }),
      'Your Keydence password was changed',
      'The password of your Keydence account was changed.',
    ],
    [
      'an added factor',
      addFactor,
      'A second step was added to your Keydence account',
      'An authenticator app was added to your Keydence account as a second step of the sign-in.',
    ],
    [
      'an added passkey',
      addPasskey,
      'A passkey was added to your Keydence account',
      'It signs you in without a mail or a password.',
    ],
    [
      'a linked identity',
      linkGoogle,
      'A sign-in method was added to your Keydence account',
      'Google now signs you in to your Keydence account.',
    ],
  ])('for %s', async (_title, change, subject, sentence) => {
    await change();
    const [mail, ...others] = noticesTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain(sentence);
    expect(mail?.text).toMatch(/^Time of the change: .+ UTC\.$/m);
    expect(linkIn(mail).href).toBe(profile);
  });

  it('for a removed factor', async () => {
    const factorId = await addFactor();
    expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
    expect(noticesTo(email).at(-1)?.subject).toBe('A second step was removed from your Keydence account');
  });

  it('for an unlinked identity, at the remaining address', async () => {
    await linkGoogle();
    const [first] = (await client.getUserIdentities()).data?.identities ?? [];
    if (first) await client.unlinkIdentity(first);
    const mail = noticesTo(email).at(-1);
    expect(mail?.subject).toBe('A sign-in method was removed from your Keydence account');
    expect(mail?.text).toContain('E-mail no longer signs you in to your Keydence account.');
  });

  it('for a changed phone number', async () => {
    const phone = '15550103344';
    await client.updateUser({ phone });
    const token = /code: (\d{6})/.exec(browser.running.texts.at(-1)?.text ?? '')?.[1] ?? '';
    expect((await client.verifyOtp({ phone, token, type: 'phone_change' })).error).toBeNull();
    expect(noticesTo(email).at(-1)?.subject).toBe('Your Keydence phone number was changed');
  });

  it('except for a refused change', async () => {
    await client.updateUser({ password: 'x' });
    expect(noticesTo(email)).toEqual([]);
  });
});

describe('a changed e-mail address', () => {
  it('is reported to the old address, whose link restores it once', async () => {
    const next = await changeAddress();
    expect(noticesTo(next)).toEqual([]);
    const [mail] = noticesTo(email);
    expect(mail?.text).toContain(`was changed from ${email} to ${next}.`);
    const link = linkIn(mail);
    const opened = await page(link);
    expect([opened.status, opened.text]).toEqual([200, expect.stringContaining(`becomes ${email} again`)]);
    expect((await client.getUser()).data.user?.email).toBe(next);
    expect((await page(link, 'POST')).status).toBe(200);
    expect((await client.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    const owner = browser.running.newClient();
    expect((await browser.running.signIn(owner, email)).user.id).toBe(userId);
    expect((await page(link, 'POST')).status).toBe(404);
    expect((await page(link)).status).toBe(404);
    expect(noticesTo(next)).toEqual([]);
  });

  it('is restored without the password, factor, passkey, identity and application added before the change', async () => {
    await client.updateUser({ password: 'correct horse battery' });
    await linkGoogle();
    await addPasskey();
    await addFactor();
    await connectApp();
    const next = await changeAddress();
    const link = linkIn(noticesTo(email).find(({ text }) => text.includes('restore-address')));
    expect((await page(link, 'POST')).status).toBe(200);
    for (const address of [email, next]) {
      const answer = await browser.running
        .newClient()
        .signInWithPassword({ email: address, password: 'correct horse battery' });
      expect(answer.error).toMatchObject({ code: 'invalid_credentials' });
    }
    const { access_token: token } = await browser.running.signIn(browser.running.newClient(), email);
    expect(await browser.running.identity.authenticate(`Bearer ${token}`)).toMatchObject({ userId });
    const rows = await database.db
      .select()
      .from(schema.identities)
      .where(eq(schema.identities.userId, userId));
    expect(rows.map(({ provider }) => provider)).toEqual(['email']);
    for (const table of [schema.passkeys, schema.oauthConsents])
      expect(await database.db.select().from(table).where(eq(table.userId, userId))).toEqual([]);
  });

  it.each(['before', 'after'])('is restored without a phone that was set %s the change', async (order) => {
    const phone = uniquePhone();
    if (order === 'before') await changePhone(phone);
    await changeAddress();
    if (order === 'after') await changePhone(phone);
    const link = linkIn(noticesTo(email).find(({ text }) => text.includes('restore-address')));
    expect((await page(link, 'POST')).status).toBe(200);
    const owner = (await browser.running.signIn(browser.running.newClient(), email)).user;
    expect(owner).toMatchObject({ id: userId, phone: '', app_metadata: { providers: ['email'] } });
    expect(owner.user_metadata).not.toHaveProperty('phone');
    const thief = browser.running.newClient();
    await thief.signInWithOtp({ phone });
    const { data } = await thief.verifyOtp({ phone, token: codeTo(phone), type: 'sms' });
    expect(data.user?.id).not.toBe(userId);
  });

  it('is restored with a phone set long before', async () => {
    const phone = uniquePhone();
    await changePhone(phone);
    browser.running.advanceClock(25 * 3_600_000);
    await browser.running.signIn(client, email);
    await changeAddress();
    const link = linkIn(noticesTo(email).find(({ text }) => text.includes('restore-address')));
    expect((await page(link, 'POST')).status).toBe(200);
    const owner = (await browser.running.signIn(browser.running.newClient(), email)).user;
    expect(owner).toMatchObject({ id: userId, phone });
  });

  it('voids the links of later addresses when an earlier one is restored', async () => {
    const second = await changeAddress();
    const third = await changeAddress(uniqueAddress(), second);
    const [toFirst, toSecond] = [linkIn(noticesTo(email)[0]), linkIn(noticesTo(second)[0])];
    expect((await page(toFirst, 'POST')).status).toBe(200);
    expect((await page(toSecond, 'POST')).status).toBe(404);
    expect((await browser.running.signIn(browser.running.newClient(), email)).user.id).toBe(userId);
    expect((await browser.running.signIn(browser.running.newClient(), third)).user.id).not.toBe(userId);
  });

  it('is restored although a stranger has signed up with the old address without proof', async () => {
    await changeAddress();
    await browser.running.newClient().signUp({ email, password: 'squatter squatter' });
    await browser.running.identity.settle();
    expect((await page(linkIn(noticesTo(email)[0]), 'POST')).status).toBe(200);
    expect((await browser.running.signIn(browser.running.newClient(), email)).user.id).toBe(userId);
  });

  it('is not restored from an account that has proven it since', async () => {
    await changeAddress();
    await browser.running.signIn(browser.running.newClient(), email);
    const refused = await page(linkIn(noticesTo(email)[0]), 'POST');
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Nothing was changed.')]);
    expect((await client.getUser()).error).toBeNull();
  });

  it('is not restored after seven days, or by an invalid link', async () => {
    await changeAddress();
    const link = linkIn(noticesTo(email)[0]);
    browser.running.advanceClock(7 * 86_400_000);
    expect((await page(link, 'POST')).status).toBe(404);
    expect((await page(new URL(`${siteUrl}/auth/v1/restore-address?token=invented`))).status).toBe(404);
    await browser.running.identity.sweep();
    expect(await database.db.select().from(schema.addressChanges)).toEqual([]);
  });
});
