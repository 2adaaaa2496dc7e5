import { type DatabaseHandle, schema } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import type { TextMessage } from '@keydence/domain';
import type { IdentitySettings } from '@keydence/identity';
import type { GoTrueClient } from '@supabase/auth-js';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RunningIdentity, startIdentity, uniqueAddress } from './identity-fixture.ts';

let database: DatabaseHandle;
let running: RunningIdentity;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(schema.rateLimits);
  running = await startIdentity(database, { settings: { factors: ['totp', 'phone'] } });
});
afterEach(() => running.close());

let lastPhone = 15_550_100_000;
function uniquePhone(): string {
  lastPhone += 1;
  return String(lastPhone);
}

async function restart(settings: Partial<IdentitySettings>) {
  await running.close();
  running = await startIdentity(database, { settings: { factors: ['totp', 'phone'], ...settings } });
}

async function signedIn(email = uniqueAddress()) {
  const client = running.newClient();
  await running.signIn(client, email);
  return { client, email };
}

async function enrol(client: GoTrueClient, { friendlyName = 'Phone', phone = uniquePhone() } = {}) {
  const { data, error } = await client.mfa.enroll({ factorType: 'phone', friendlyName, phone: `+${phone}` });
  if (error) throw error;
  return { factorId: data.id, phone, data };
}

const ask = (client: GoTrueClient, factorId: string) => client.mfa.challenge({ factorId, channel: 'sms' });

const codeTo = (phone: string) =>
  /code: (\d{6})$/m.exec(running.texts.findLast(({ to }) => to === phone)?.text ?? '')?.[1] ?? '';

async function prove(client: GoTrueClient, { factorId, phone }: { factorId: string; phone: string }) {
  const { data, error } = await ask(client, factorId);
  if (error) throw error;
  return client.mfa.verify({ factorId, challengeId: data.id, code: codeTo(phone) });
}

async function withFactor() {
  const person = await signedIn();
  const factor = await enrol(person.client);
  expect((await prove(person.client, factor)).error).toBeNull();
  return { ...person, ...factor };
}

const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');
const refused = { status: 422, code: 'mfa_verification_failed', message: 'Invalid MFA Phone code entered' };

test('a texted code raises the session, and ends the ones that have shown none', async () => {
  const { client, email } = await signedIn();
  const other = await signedIn(email);
  const { factorId, phone, data } = await enrol(client, { friendlyName: 'My phone' });
  expect(data).toEqual({ id: factorId, type: 'phone', friendly_name: 'My phone', phone });
  await enrol(client, { friendlyName: 'Abandoned' });
  const challenge = await ask(client, factorId);
  expect(challenge.data).toEqual({
    id: expect.any(String),
    type: 'phone',
    expires_at: Math.floor(running.now().getTime() / 1000) + 300,
  });
  expect(running.texts).toMatchObject([
    { to: phone, text: expect.stringContaining('It works once and expires in 5 minutes.') },
  ]);
  const rows = await database.db
    .select()
    .from(schema.mfaChallenges)
    .where(eq(schema.mfaChallenges.factorId, factorId));
  expect(JSON.stringify(rows)).not.toContain(codeTo(phone));

  const verified = await client.mfa.verify({
    factorId,
    challengeId: challenge.data?.id ?? '',
    code: codeTo(phone),
  });
  expect(verified.error).toBeNull();
  expect(verified.data?.user.factors).toMatchObject([
    { id: factorId, factor_type: 'phone', status: 'verified', friendly_name: 'My phone', phone },
  ]);
  expect(decodeJwt(verified.data?.access_token ?? '')).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'mfa/phone' }, { method: 'otp' }],
  });
  expect((await other.client.getUser()).error?.name).toBe('AuthSessionMissingError');
});

test('a later sign-in shows the phone, and a removed one lowers the session', async () => {
  const { email, factorId, phone } = await withFactor();
  const { client } = await signedIn(email);
  expect((await client.mfa.unenroll({ factorId })).error).toMatchObject({
    status: 422,
    code: 'insufficient_aal',
  });
  expect((await prove(client, { factorId, phone })).error).toBeNull();
  expect((await client.mfa.listFactors()).data?.phone).toMatchObject([{ id: factorId }]);
  expect((await client.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
  const { data } = await client.refreshSession();
  expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({
    aal: 'aal1',
    amr: [{ method: 'otp' }],
  });
});

test('a code counts once, for its own question, and a new one kills it', async () => {
  const { client } = await signedIn();
  const { factorId, phone } = await enrol(client);
  const first = (await ask(client, factorId)).data?.id ?? '';
  const firstCode = codeTo(phone);
  const second = (await ask(client, factorId)).data?.id ?? '';
  const answer = (challengeId: string, code: string) => client.mfa.verify({ factorId, challengeId, code });
  expect((await answer(first, firstCode)).error?.code).toBe('mfa_challenge_expired');
  if (firstCode !== codeTo(phone)) expect((await answer(second, firstCode)).error).toMatchObject(refused);
  expect((await answer(second, codeTo(phone))).error).toBeNull();
  expect((await answer(second, codeTo(phone))).error?.code).toBe('mfa_ip_address_mismatch');
});

test('a code lives five minutes and five wrong tries', async () => {
  const { client } = await signedIn();
  const { factorId, phone } = await enrol(client);
  const challengeId = (await ask(client, factorId)).data?.id ?? '';
  const answer = (code: string) => client.mfa.verify({ factorId, challengeId, code });
  for (let attempt = 1; attempt <= 5; attempt += 1)
    expect((await answer(wrongCode(codeTo(phone)))).error).toMatchObject(refused);
  expect((await answer(codeTo(phone))).error?.code).toBe('mfa_challenge_expired');

  const late = (await ask(client, factorId)).data?.id ?? '';
  running.advanceClock(300_000);
  const tooLate = await client.mfa.verify({ factorId, challengeId: late, code: codeTo(phone) });
  expect(tooLate.error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' });
});

test('one text a minute to a phone', async () => {
  await restart({ rateLimits: true });
  const { client } = await signedIn();
  const { factorId } = await enrol(client);
  expect((await ask(client, factorId)).error).toBeNull();
  const again = await ask(client, factorId);
  expect(again.error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' });
  expect(again.error?.message).toMatch(
    /^For security purposes, you can only request this after \d+ seconds\.$/,
  );
  expect(running.texts).toHaveLength(1);
});

test('a phone of the tests gets its own code and no message', async () => {
  await restart({ testCodes: { '1234567890': '123456' } });
  const { client } = await signedIn();
  const { factorId } = await enrol(client, { phone: '1234567890' });
  const challengeId = (await ask(client, factorId)).data?.id ?? '';
  expect((await client.mfa.verify({ factorId, challengeId, code: '123456' })).error).toBeNull();
  expect(running.texts).toEqual([]);
});

test('a user has one phone factor, which is replaced while unverified and refused after', async () => {
  const { client } = await signedIn();
  const { phone, factorId: abandoned } = await enrol(client);
  const factor = await enrol(client, { phone });
  expect((await ask(client, abandoned)).error?.code).toBe('mfa_factor_not_found');
  expect((await prove(client, factor)).error).toBeNull();
  const again = await client.mfa.enroll({ factorType: 'phone', friendlyName: 'Same', phone });
  expect(again.error).toMatchObject({ status: 422, code: 'mfa_verified_factor_exists' });
  const namesake = await client.mfa.enroll({
    factorType: 'phone',
    friendlyName: 'Phone',
    phone: uniquePhone(),
  });
  expect(namesake.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
});

test('a text that cannot be sent says so, and the next one counts', async () => {
  const sent: string[] = [];
  const refusal = new Error('The service is down.');
  const sms = {
    provider: 'test',
    send: async ({ text }: TextMessage) => {
      if (sent.push(text) === 1) throw refusal;
      return { messageId: 'second' };
    },
  };
  await running.close();
  running = await startIdentity(database, { settings: { factors: ['phone'] }, sms });
  const { client } = await signedIn();
  const { factorId } = await enrol(client);
  expect((await ask(client, factorId)).error).toMatchObject({ status: 422, code: 'sms_send_failed' });
  const challengeId = (await ask(client, factorId)).data?.id ?? '';
  const code = /code: (\d{6})$/m.exec(sent[1] ?? '')?.[1] ?? '';
  expect((await client.mfa.verify({ factorId, challengeId, code })).error).toBeNull();
});

test('the number of an unfinished set-up is deleted', async () => {
  const { client } = await signedIn();
  const kept = await enrol(client);
  expect((await prove(client, kept)).error).toBeNull();
  await enrol(client, { friendlyName: 'Abandoned' });
  running.advanceClock(599_000);
  await running.identity.sweep();
  expect((await client.mfa.listFactors()).data?.all).toHaveLength(2);
  running.advanceClock(2000);
  await running.identity.sweep();
  expect((await client.mfa.listFactors()).data?.all).toMatchObject([{ id: kept.factorId }]);
});

test('what is no phone or no text message is refused', async () => {
  const { client } = await signedIn();
  for (const phone of ['', 'home'])
    expect((await client.mfa.enroll({ factorType: 'phone', phone })).error).toMatchObject({
      status: 400,
      message: 'Invalid phone number format (E.164 required)',
    });
  const { factorId } = await enrol(client);
  expect((await client.mfa.challenge({ factorId, channel: 'whatsapp' })).error).toMatchObject({
    status: 400,
    code: 'validation_failed',
  });
  expect(running.texts).toEqual([]);
});

test('where phones are not offered a set-up neither begins nor ends, but a phone that counts is texted on', async () => {
  const { client, email, factorId, phone } = await withFactor();
  const unfinished = await enrol(client, { friendlyName: 'Other' });
  await restart({ factors: ['totp'] });
  const later = await signedIn(email);
  expect((await ask(later.client, unfinished.factorId)).error).toMatchObject({
    status: 422,
    code: 'mfa_phone_verify_not_enabled',
  });
  expect((await prove(later.client, { factorId, phone })).error).toBeNull();
  const another = await later.client.mfa.enroll({ factorType: 'phone', phone: uniquePhone() });
  expect(another.error).toMatchObject({ status: 422, code: 'mfa_phone_enroll_not_enabled' });
});
