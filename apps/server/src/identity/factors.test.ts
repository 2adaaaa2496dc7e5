import { type DatabaseHandle, schema } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import type { GoTrueClient } from '@supabase/auth-js';
import { eq, like, sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RunningIdentity, startIdentity, uniqueAddress } from './identity-fixture.ts';

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

const step = 30_000;

async function signedIn(email = uniqueAddress()) {
  const client = running.newClient();
  const session = await running.signIn(client, email);
  return { client, email, userId: session.user.id };
}

/** Code of the authenticator app `steps` time steps from now. */
function codeOf(secret: string, steps = 0): string {
  const timestamp = running.now().getTime() + steps * step;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

async function enrol(client: GoTrueClient, friendlyName = 'Phone') {
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  return { factorId: data.id, secret: data.totp.secret, data };
}

async function prove(client: GoTrueClient, { factorId, secret }: { factorId: string; secret: string }) {
  return client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
}

async function withFactor(email?: string) {
  const person = await signedIn(email);
  const factor = await enrol(person.client);
  expect((await prove(person.client, factor)).error).toBeNull();
  return { ...person, ...factor };
}

/** A second sign-in of the same user, without the factor. */
async function signedInAgain(email: string) {
  return (await signedIn(email)).client;
}

async function claimsOf(client: GoTrueClient) {
  const { data } = await client.getSession();
  return decodeJwt(data.session?.access_token ?? '');
}

test('an authenticator app is set up with a picture, a secret and an address', async () => {
  const { client, email } = await signedIn();
  const { data } = await enrol(client, 'My phone');
  expect(data).toMatchObject({ type: 'totp', friendly_name: 'My phone' });
  expect(data.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
  const uri = new URL(data.totp.uri);
  expect(uri.protocol + uri.host).toBe('otpauth:totp');
  expect(decodeURIComponent(uri.pathname)).toBe(`/Keydence:${email}`);
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    secret: data.totp.secret,
    issuer: 'Keydence',
  });
  expect(data.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
  expect(data.totp.qr_code).not.toContain('#');
  const rows = await database.db.select().from(schema.mfaFactors).where(eq(schema.mfaFactors.id, data.id));
  expect(rows[0]?.secret).not.toContain(data.totp.secret);
});

test('a right code raises the session, which keeps its id, and ends the ones that have shown none', async () => {
  const { client, email } = await signedIn();
  const other = await signedInAgain(email);
  const before = await claimsOf(client);
  const oldToken = (await client.getSession()).data.session?.refresh_token ?? '';
  const factor = await enrol(client);
  expect(await client.mfa.getAuthenticatorAssuranceLevel()).toMatchObject({
    data: { currentLevel: 'aal1', nextLevel: 'aal1' },
  });
  const { data, error } = await prove(client, factor);
  expect(error).toBeNull();
  expect(data?.user.factors).toMatchObject([
    { id: factor.factorId, factor_type: 'totp', status: 'verified', friendly_name: 'Phone' },
  ]);
  expect(await claimsOf(client)).toMatchObject({
    session_id: before.session_id,
    aal: 'aal2',
    amr: [{ method: 'totp' }, { method: 'otp' }],
  });
  expect((await other.getUser()).error?.name).toBe('AuthSessionMissingError');
  const replayed = await running.newClient().refreshSession({ refresh_token: oldToken });
  expect(replayed.error?.code).toBe('refresh_token_not_found');
  const refreshed = await client.refreshSession();
  expect(decodeJwt(refreshed.data.session?.access_token ?? '')).toMatchObject({ aal: 'aal2' });
});

test('a later sign-in knows that it still has to show the factor', async () => {
  const { email, factorId, secret } = await withFactor();
  const later = await signedInAgain(email);
  const assurance = await later.mfa.getAuthenticatorAssuranceLevel();
  expect(assurance.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
  running.advanceClock(step);
  expect((await prove(later, { factorId, secret })).error).toBeNull();
  expect(await claimsOf(later)).toMatchObject({ aal: 'aal2' });
});

test('a code counts once, and none before it counts afterwards', async () => {
  const { client, factorId, secret } = await withFactor();
  const refused = { status: 422, code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' };
  expect((await prove(client, { factorId, secret })).error).toMatchObject(refused);
  const earlier = await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret, -1) });
  expect(earlier.error).toMatchObject(refused);
  expect((await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) })).error).toBeNull();
});

test.each([
  [-2, false],
  [-1, true],
  [0, true],
  [1, true],
  [2, false],
])('a code %i steps from now is right: %s', async (steps, isRight) => {
  const { client } = await signedIn();
  const { factorId, secret } = await enrol(client);
  const { error } = await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret, steps) });
  expect(error === null).toBe(isRight);
});

test('fifty parallel answers with one right code count once', async () => {
  const { client } = await signedIn();
  const { factorId, secret } = await enrol(client);
  const challenge = await client.mfa.challenge({ factorId });
  const authorization = `Bearer ${(await client.getSession()).data.session?.access_token}`;
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      fetch(`${running.url}/factors/${factorId}/verify`, {
        method: 'POST',
        headers: { authorization },
        body: JSON.stringify({ challenge_id: challenge.data?.id, code: codeOf(secret) }),
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a challenge lives five minutes and five wrong codes', async () => {
  const { client } = await signedIn();
  const { factorId, secret } = await enrol(client);
  const challengeId = (await client.mfa.challenge({ factorId })).data?.id ?? '';
  const answer = (code: string) => client.mfa.verify({ factorId, challengeId, code });
  for (let attempt = 1; attempt <= 5; attempt += 1)
    expect((await answer('abcdef')).error?.code).toBe('mfa_verification_failed');
  expect((await answer(codeOf(secret))).error?.code).toBe('mfa_challenge_expired');

  const late = (await client.mfa.challenge({ factorId })).data;
  expect(late?.expires_at).toBe(Math.floor(running.now().getTime() / 1000) + 300);
  running.advanceClock(300_000);
  const tooLate = await client.mfa.verify({ factorId, challengeId: late?.id ?? '', code: codeOf(secret) });
  expect(tooLate.error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' });
});

test('a challenge is answered once, and from where it was asked', async () => {
  await running.close();
  running = await startIdentity(database, { routes: { trustProxyHops: 1 } });
  const { client } = await signedIn();
  const { factorId, secret } = await enrol(client);
  const challengeId = (await client.mfa.challenge({ factorId })).data?.id;
  const authorization = `Bearer ${(await client.getSession()).data.session?.access_token}`;
  const answer = await fetch(`${running.url}/factors/${factorId}/verify`, {
    method: 'POST',
    headers: { authorization, 'x-forwarded-for': '203.0.113.9' },
    body: JSON.stringify({ challenge_id: challengeId, code: codeOf(secret) }),
  });
  expect(await answer.json()).toMatchObject({ error_code: 'mfa_ip_address_mismatch' });
  const challenge = { factorId, challengeId: challengeId ?? '' };
  expect((await client.mfa.verify({ ...challenge, code: codeOf(secret) })).error).toBeNull();
  const again = await client.mfa.verify({ ...challenge, code: codeOf(secret, 1) });
  expect(again.error?.code).toBe('mfa_ip_address_mismatch');
});

test('unknown and foreign factors and challenges are not found', async () => {
  const mine = await signedIn();
  const theirs = await withFactor();
  const { factorId } = await enrol(mine.client);
  const codes = async (id: string) => [
    (await mine.client.mfa.challenge({ factorId: id })).error?.code,
    (await mine.client.mfa.unenroll({ factorId: id })).error?.code,
  ];
  expect(await codes(theirs.factorId)).toEqual(['mfa_factor_not_found', 'mfa_factor_not_found']);
  expect(await codes(crypto.randomUUID())).toEqual(['mfa_factor_not_found', 'mfa_factor_not_found']);
  expect(await codes('abc')).toEqual(['validation_failed', 'validation_failed']);
  const wrong = await mine.client.mfa.verify({ factorId, challengeId: crypto.randomUUID(), code: '123456' });
  expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_factor_not_found' });
});

test('once a factor counts, a session without it can neither add nor remove one', async () => {
  const { email, factorId } = await withFactor();
  const later = await signedInAgain(email);
  const added = await later.mfa.enroll({ factorType: 'totp', friendlyName: 'Thief' });
  expect(added.error).toMatchObject({ status: 403, code: 'insufficient_aal' });
  expect((await later.mfa.unenroll({ factorId })).error).toMatchObject({
    status: 422,
    code: 'insufficient_aal',
  });
});

test.each([
  ['e-mail address', () => ({ email: uniqueAddress() })],
  ['phone', () => ({ phone: '15550200001' })],
  ['password', () => ({ password: 'correct horse battery' })],
])('a session without its second factor cannot change the %s, but other data', async (_what, change) => {
  await running.close();
  running = await startIdentity(database, { settings: { phone: true } });
  const { client, email } = await withFactor();
  const later = await signedInAgain(email);
  expect((await later.updateUser(change())).error).toMatchObject({ status: 401, code: 'insufficient_aal' });
  expect((await later.updateUser({ data: { theme: 'dark' } })).error).toBeNull();
  expect((await client.updateUser(change())).error).toBeNull();
});

test('a removed factor lowers the sessions that it raised', async () => {
  const { client, factorId } = await withFactor();
  const { data, error } = await client.mfa.unenroll({ factorId });
  expect(error).toBeNull();
  expect(data).toEqual({ id: factorId });
  const { data: refreshed } = await client.refreshSession();
  expect(decodeJwt(refreshed.session?.access_token ?? '')).toMatchObject({
    aal: 'aal1',
    amr: [{ method: 'otp' }],
  });
  expect((await client.mfa.listFactors()).data?.all).toEqual([]);
});

test('anonymous people have no factors', async () => {
  await running.close();
  running = await startIdentity(database, { settings: { anonymous: true } });
  const client = running.newClient();
  await client.signInAnonymously();
  expect((await client.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({ status: 403 });
});

test('names are unique, also the empty one', async () => {
  const { client } = await signedIn();
  for (const friendlyName of ['Phone', '']) {
    await enrol(client, friendlyName);
    const again = await client.mfa.enroll({ factorType: 'totp', friendlyName });
    expect(again.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
  }
});

test('there are at most ten factors, and one that was never shown is gone after five minutes', async () => {
  const { client } = await signedIn();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      client.mfa.enroll({ factorType: 'totp', friendlyName: `${index}` }),
    ),
  );
  const refused = answers.flatMap(({ error }) => error?.code ?? []);
  expect(refused).toEqual(['too_many_enrolled_mfa_factors', 'too_many_enrolled_mfa_factors']);
  running.advanceClock(301_000);
  await enrol(client, '0');
  expect((await client.mfa.listFactors()).data?.all).toHaveLength(1);
});

test('a verified factor outlives the other set-ups of its kind', async () => {
  const { client } = await signedIn();
  await enrol(client, 'Abandoned');
  expect((await prove(client, await enrol(client, 'Kept'))).error).toBeNull();
  const { data } = await client.mfa.listFactors();
  expect(data?.all.map(({ friendly_name }) => friendly_name)).toEqual(['Kept']);
});

test('what is not offered is refused by its kind', async () => {
  await running.close();
  running = await startIdentity(database, { settings: { factors: [] } });
  const { client } = await signedIn();
  const totp = await client.mfa.enroll({ factorType: 'totp' });
  expect(totp.error).toMatchObject({ status: 422, code: 'mfa_totp_enroll_not_enabled' });
  const phone = await client.mfa.enroll({ factorType: 'phone', phone: '+15551234567' });
  expect(phone.error).toMatchObject({ status: 422, code: 'mfa_phone_enroll_not_enabled' });
});

test('the product API refuses a session without its second factor', async () => {
  const { client, email, factorId, secret } = await withFactor();
  const callerOf = async (of: GoTrueClient) => {
    const { data } = await of.getSession();
    return running.identity.authenticate(`Bearer ${data.session?.access_token}`);
  };
  expect(await callerOf(client)).toMatchObject({ email });
  const later = await signedInAgain(email);
  expect(await callerOf(later)).toMatchObject({ code: 'forbidden' });
  running.advanceClock(step);
  await prove(later, { factorId, secret });
  expect(await callerOf(later)).toMatchObject({ email });
});

test('ten wrong answers close a factor for a quarter of an hour, from wherever they come', async () => {
  await database.db.delete(schema.rateLimits);
  await running.close();
  running = await startIdentity(database, { settings: { rateLimits: true }, routes: { trustProxyHops: 1 } });
  const { client } = await signedIn();
  const { factorId, secret } = await enrol(client);
  const authorization = `Bearer ${(await client.getSession()).data.session?.access_token}`;
  const post = async (path: string, body: object, place: number) => {
    const headers = { authorization, 'x-forwarded-for': `198.51.100.${place}` };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`${running.url}/factors/${factorId}/${path}`, init);
    return (await answer.json()) as { id?: string; error_code?: string };
  };
  const tryFrom = async (place: number, code: string) => {
    const { id } = await post('challenge', {}, place);
    return (await post('verify', { challenge_id: id, code }, place)).error_code;
  };
  const fail = async (times: number) => {
    for (let place = 1; place <= times; place += 1)
      expect(await tryFrom(place, 'abcdef')).toBe('mfa_verification_failed');
  };
  await fail(9);
  expect(await tryFrom(10, codeOf(secret))).toBeUndefined();
  await fail(10);
  expect(await tryFrom(11, codeOf(secret, 1))).toBe('over_request_rate_limit');
  // The window uses the database clock.
  await database.db
    .update(schema.rateLimits)
    .set({ windowStartedAt: sql`now() - interval '901 seconds'` })
    .where(like(schema.rateLimits.key, 'factor-answer:%'));
  expect(await tryFrom(12, codeOf(secret, 1))).toBeUndefined();
});

test('fifteen tries a minute from an address', async () => {
  await database.db.delete(schema.rateLimits);
  await running.close();
  running = await startIdentity(database, { settings: { rateLimits: true } });
  const { client } = await signedIn();
  const { factorId } = await enrol(client);
  const codes: (string | undefined)[] = [];
  for (let attempt = 1; attempt <= 16; attempt += 1)
    codes.push((await client.mfa.challenge({ factorId })).error?.code);
  expect(codes).toEqual([...Array(15).fill(undefined), 'over_request_rate_limit']);
});
