import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { type DatabaseHandle, schema } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { desc, eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RunningIdentity, siteUrl, startIdentity } from './identity-fixture.ts';
import { createPasskeyDevice, type PasskeyDevice, type Reply } from './passkey-device.ts';

let database: DatabaseHandle;
let running: RunningIdentity;
let device: PasskeyDevice;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  running = await startIdentity(database);
  device = createPasskeyDevice(running.url, siteUrl);
});
afterEach(() => running.close());

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const refused = { status: 400, body: { code: 'webauthn_verification_failed' } };

async function signedIn() {
  const { access_token, user } = await running.signIn(running.newClient());
  return { token: access_token, userId: user.id };
}

async function withPasskey() {
  const person = await signedIn();
  const added = await device.register(person.token);
  expect(added.status).toBe(200);
  return { ...person, passkeyId: String(added.body.id) };
}

const listed = async (token: string) => (await device.send('GET', '/passkeys', { token })).body;

describe('registration', () => {
  test('asks for an unlocked passkey that the browser can offer without a user name', async () => {
    const { token, userId } = await signedIn();
    const { status, body } = await device.send('POST', '/passkeys/registration/options', { token });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      challenge_id: expect.stringMatching(uuid),
      expires_at: Math.floor(running.now().getTime() / 1000) + 300,
      options: {
        rp: { id: 'localhost', name: 'Keydence' },
        user: { id: Buffer.from(userId).toString('base64url') },
        attestation: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: [],
      },
    });
  });

  test('adds a passkey that its owner lists, renames and removes', async () => {
    const { token } = await signedIn();
    const added = await device.register(token);
    expect(added).toMatchObject({
      status: 200,
      body: { id: expect.stringMatching(uuid), friendly_name: 'Passkey', created_at: expect.any(String) },
    });
    const path = `/passkeys/${added.body.id}`;
    const renamed = await device.send('PATCH', path, { token, body: { friendly_name: 'Laptop' } });
    expect(renamed).toMatchObject({ status: 200, body: { id: added.body.id, friendly_name: 'Laptop' } });
    expect(await listed(token)).toMatchObject([{ id: added.body.id, friendly_name: 'Laptop' }]);
    const options = await device.send('POST', '/passkeys/registration/options', { token });
    expect(options.body.options).toMatchObject({ excludeCredentials: [{ type: 'public-key' }] });
    expect((await device.send('DELETE', path, { token })).status).toBe(204);
    expect(await listed(token)).toEqual([]);
    expect(await device.signIn()).toMatchObject(refused);
  });

  test.each([
    ['of another page', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['for another challenge', { challenge: randomBytes(32) }],
    ['by a locked authenticator', { isUnverified: true }],
  ])('refuses a passkey made %s', async (_case, wrong) => {
    const { token } = await signedIn();
    expect(await device.register(token, wrong)).toMatchObject(refused);
    expect(await listed(token)).toEqual([]);
  });

  test('refuses the challenge of another user, a spent, an unknown and an old one', async () => {
    const [one, two] = [await signedIn(), await signedIn()];
    const asked = await device.ask(one.token);
    const credential = await device.create(asked);
    const send = (token: string) => device.answerRegistration(token, asked, credential);
    const notFound = { status: 400, body: { code: 'webauthn_challenge_not_found' } };
    expect(await send(two.token)).toMatchObject(notFound);
    expect((await send(one.token)).status).toBe(200);
    expect(await send(one.token)).toMatchObject(notFound);
    const late = await device.ask(one.token);
    running.advanceClock(300_000);
    const body = await device.answerRegistration(one.token, late, await device.create(late));
    expect(body).toMatchObject({ status: 400, body: { code: 'webauthn_challenge_expired' } });
  });

  test('refuses a known credential, and an eleventh passkey', async () => {
    const { token } = await withPasskey();
    expect(await device.register((await signedIn()).token)).toMatchObject({
      status: 422,
      body: { code: 'webauthn_credential_exists' },
    });
    for (let count = 2; count <= 10; count += 1)
      expect((await createPasskeyDevice(running.url, siteUrl).register(token)).status).toBe(200);
    expect(await createPasskeyDevice(running.url, siteUrl).register(token)).toMatchObject({
      status: 422,
      body: { code: 'too_many_passkeys' },
    });
  });
});

describe('sign-in', () => {
  test('opens a session at aal1 and notes the use', async () => {
    const { token, userId } = await withPasskey();
    const { status, body } = await device.signIn();
    expect({ status, body }).toMatchObject({ status: 200, body: { user: { id: userId } } });
    expect(decodeJwt(String(body.access_token))).toMatchObject({
      sub: userId,
      aal: 'aal1',
      amr: [{ method: 'passkey' }],
    });
    expect(await listed(token)).toMatchObject([{ last_used_at: expect.any(String) }]);
  });

  test('asks for no passkey by name', async () => {
    const { body } = await device.send('POST', '/passkeys/authentication/options', { body: {} });
    expect(body.options).toMatchObject({
      rpId: 'localhost',
      allowCredentials: [],
      userVerification: 'required',
    });
  });

  test.each([
    ['of another page', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['for another challenge', { challenge: randomBytes(32) }],
    ['without a touch', { isAbsent: true }],
    ['of a locked authenticator', { isUnverified: true }],
    ['of a copy, whose counter lags', { signCount: 1 }],
    ['of another key', { signWith: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
    ['that names another user', { userHandle: Buffer.from('unknown').toString('base64url') }],
    ['that names no user', { userHandle: '' }],
  ])('refuses an answer %s', async (_case, wrong) => {
    await withPasskey();
    expect(await device.signIn(wrong)).toMatchObject(refused);
    expect((await device.signIn()).status).toBe(200);
  });

  test('takes a challenge once, even after a wrong answer, and not after five minutes', async () => {
    await withPasskey();
    const notFound = { status: 400, body: { code: 'webauthn_challenge_not_found' } };
    const asked = await device.ask();
    const wrong = await device.get(asked, { isUnverified: true });
    expect(await device.answerSignIn(asked, wrong)).toMatchObject(refused);
    expect(await device.answerSignIn(asked, await device.get(asked))).toMatchObject(notFound);
    const late = await device.ask();
    running.advanceClock(300_000);
    expect(await device.answerSignIn(late, await device.get(late))).toMatchObject({
      body: { code: 'webauthn_challenge_expired' },
    });
  });

  test('takes one of two parallel answers to a challenge', async () => {
    await withPasskey();
    const asked = await device.ask();
    const answer = await device.get(asked);
    const replies = await Promise.all([1, 2, 3].map(() => device.answerSignIn(asked, answer)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test('never takes the challenge of a registration, nor the other way', async () => {
    const { token } = await withPasskey();
    const registration = await device.ask(token);
    const spent = { status: 400, body: { code: 'webauthn_challenge_not_found' } };
    expect(await device.answerSignIn(registration, await device.get(registration))).toMatchObject(spent);
    const signIn = await device.ask();
    expect(await device.answerRegistration(token, signIn, await device.create(signIn))).toMatchObject(spent);
  });

  test('is refused to a banned user, and to one whose address was never proven', async () => {
    const { users } = schema;
    const { userId } = await withPasskey();
    const set = (values: Partial<typeof users.$inferInsert>) =>
      database.db.update(users).set(values).where(eq(users.id, userId));
    await set({ emailConfirmedAt: null });
    expect(await device.signIn()).toMatchObject({ status: 403, body: { code: 'email_not_confirmed' } });
    await set({ emailConfirmedAt: running.now(), bannedUntil: new Date(running.now().getTime() + 1000) });
    expect(await device.signIn()).toMatchObject({ status: 403, body: { code: 'user_banned' } });
  });
});

describe('management', () => {
  test('is noted in the account’s activity, and leaves sessions open', async () => {
    const { token, userId, passkeyId } = await withPasskey();
    const opened = await device.signIn();
    expect((await device.send('DELETE', `/passkeys/${passkeyId}`, { token })).status).toBe(204);
    const again = await device.send('GET', '/passkeys', { token: String(opened.body.access_token) });
    expect(again.status).toBe(200);
    const { accountActivity: activity } = schema;
    const rows = await database.db
      .select()
      .from(activity)
      .where(eq(activity.userId, userId))
      .orderBy(desc(activity.id));
    expect(rows.map(({ action, method }) => [action, method])).toEqual([
      ['passkey_removed', null],
      ['signed_in', 'passkey'],
      ['passkey_added', null],
      ['signed_in', 'otp'],
    ]);
  });

  test('of another user’s passkey answers as if there were none', async () => {
    const { passkeyId } = await withPasskey();
    const { token } = await signedIn();
    const missing = { status: 404, body: { message: 'Passkey not found' } };
    const path = `/passkeys/${passkeyId}`;
    expect(await device.send('PATCH', path, { token, body: { friendly_name: 'x' } })).toMatchObject(missing);
    expect(await device.send('DELETE', path, { token })).toMatchObject(missing);
    expect(await device.send('DELETE', '/passkeys/mine', { token })).toMatchObject(missing);
  });

  test.each(['', ' ', 'x'.repeat(121)])('refuses the name %j', async (friendly_name) => {
    const { token, passkeyId } = await withPasskey();
    const renamed = await device.send('PATCH', `/passkeys/${passkeyId}`, { token, body: { friendly_name } });
    expect(renamed).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });

  test('needs a recent sign-in to add or remove, and none to rename', async () => {
    const { token, passkeyId } = await withPasskey();
    running.advanceClock(10 * 60_000);
    const stale = { status: 400, body: { code: 'reauthentication_needed' } };
    const path = `/passkeys/${passkeyId}`;
    expect(await device.register(token)).toMatchObject(stale);
    expect(await device.send('DELETE', path, { token })).toMatchObject(stale);
    const renamed = await device.send('PATCH', path, { token, body: { friendly_name: 'Laptop' } });
    expect(renamed.status).toBe(200);
    expect(await listed(token)).toHaveLength(1);
  });

  test('requires a session of a user who is not anonymous', async () => {
    const replies: Reply[] = [
      await device.send('GET', '/passkeys', {}),
      await device.send('POST', '/passkeys/registration/options', { body: {} }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([401, 401]);
  });
});

test('answers 404 everywhere where passkeys are off', async () => {
  await running.close();
  running = await startIdentity(database, { settings: { passkeys: false } });
  device = createPasskeyDevice(running.url, siteUrl);
  const { token } = await signedIn();
  const off = { status: 404, body: { code: 'passkey_disabled' } };
  expect(await device.send('GET', '/passkeys', { token })).toMatchObject(off);
  expect(await device.send('POST', '/passkeys/registration/options', { token, body: {} })).toMatchObject(off);
  expect(await device.send('POST', '/passkeys/authentication/options', { body: {} })).toMatchObject(off);
});
