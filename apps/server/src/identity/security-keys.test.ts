import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { type DatabaseHandle, schema } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import type { GoTrueClient } from '@supabase/auth-js';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type RunningIdentity, siteUrl, startIdentity, uniqueAddress } from './identity-fixture.ts';
import {
  createSoftwareAuthenticator,
  type Misbehaviour,
  SoftwareCredential,
} from './software-authenticator.ts';

let database: DatabaseHandle;
let running: RunningIdentity;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  running = await startIdentity(database, { settings: { factors: ['totp', 'webauthn'] } });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await running.close();
});

const rpId = 'localhost';
type SoftwareKey = ReturnType<typeof createSoftwareAuthenticator>;
type KeyAnswer = Parameters<GoTrueClient['mfa']['webauthn']['verify']>[0]['webauthn'];

async function signedIn(email = uniqueAddress()) {
  const client = running.newClient();
  await running.signIn(client, email);
  return { client, email };
}

async function enrol(client: GoTrueClient, friendlyName = 'Blue key') {
  const { data, error } = await client.mfa.enroll({ factorType: 'webauthn', friendlyName });
  if (error) throw error;
  return data;
}

async function ask(client: GoTrueClient, factorId: string) {
  const { data, error } = await client.mfa.challenge({ factorId, webauthn: { rpId } });
  if (error) throw error;
  return data;
}

/** Requests a challenge and signs it with the key, as a page does. */
async function prove(client: GoTrueClient, factorId: string, key: SoftwareKey, wrong: Misbehaviour = {}) {
  const question = await ask(client, factorId);
  const { type, credential_options } = question.webauthn;
  const credential = await (type === 'create' ? key.create : key.get)(credential_options as never, wrong);
  return answer(client, { factorId, challengeId: question.id, type, credential });
}

function answer(
  client: GoTrueClient,
  given: {
    factorId: string;
    challengeId: string;
    type: 'create' | 'request';
    credential: SoftwareCredential;
  },
) {
  const { factorId, challengeId, type, credential } = given;
  const webauthn = { type, rpId, credential_response: credential } as unknown as KeyAnswer;
  return client.mfa.webauthn.verify({ factorId, challengeId, webauthn });
}

async function withKey() {
  const person = await signedIn();
  const key = createSoftwareAuthenticator(siteUrl);
  const { id: factorId } = await enrol(person.client);
  expect((await prove(person.client, factorId, key)).error).toBeNull();
  return { ...person, key, factorId };
}

async function claimsOf(client: GoTrueClient) {
  const { data } = await client.getSession();
  return decodeJwt(data.session?.access_token ?? '');
}

const refused = { status: 422, code: 'mfa_verification_failed', message: 'Invalid WebAuthn response' };

test('the client registers a key in a browser, and shows it at the next sign-in', async () => {
  const { client, email } = await signedIn();
  const later = await signedIn(email);
  const key = createSoftwareAuthenticator(siteUrl);
  const page = { PublicKeyCredential: SoftwareCredential, location: new URL(siteUrl) };
  for (const [name, value] of Object.entries({ ...page, window: page, document: {} }))
    vi.stubGlobal(name, value);
  vi.stubGlobal('navigator', { credentials: key });

  const registered = await client.mfa.webauthn.register({ friendlyName: 'Blue key' });
  expect(registered.error).toBeNull();
  expect(registered.data?.user.factors).toMatchObject([
    { factor_type: 'webauthn', status: 'verified', friendly_name: 'Blue key' },
  ]);
  expect(await claimsOf(client)).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'mfa/webauthn' }, { method: 'otp' }],
  });
  expect((await later.client.getUser()).error?.name).toBe('AuthSessionMissingError');

  const again = await signedIn(email);
  const factorId = registered.data?.user.factors?.[0]?.id ?? '';
  const shown = await again.client.mfa.webauthn.authenticate({ factorId });
  expect(shown.error).toBeNull();
  expect(await claimsOf(again.client)).toMatchObject({ aal: 'aal2' });
});

test('a question names our site and the person, asks for no maker’s certificate, and knows the other keys', async () => {
  const { client, email, factorId } = await withKey();
  const second = await enrol(client, 'Red key');
  expect(second).toEqual({ id: second.id, type: 'webauthn', friendly_name: 'Red key' });
  const create = (await ask(client, second.id)).webauthn;
  expect(create).toMatchObject({
    type: 'create',
    credential_options: {
      publicKey: {
        rp: { id: rpId, name: 'Keydence' },
        user: { name: email },
        attestation: 'none',
        excludeCredentials: [{ type: 'public-key' }],
      },
    },
  });
  const endsAfter = () => Math.floor(running.now().getTime() / 1000) + 300;
  const earliest = endsAfter();
  const { id, expires_at, type, webauthn } = await ask(client, factorId);
  expect({ id, type }).toEqual({ id: expect.any(String), type: 'webauthn' });
  expect(expires_at).toBeGreaterThanOrEqual(earliest);
  expect(expires_at).toBeLessThanOrEqual(endsAfter());
  expect(webauthn).toMatchObject({
    type: 'request',
    credential_options: { publicKey: { rpId, allowCredentials: [{ type: 'public-key' }] } },
  });
});

test.each<[string, Misbehaviour]>([
  ['of another page', { origin: 'https://evil.example' }],
  ['for another site', { rpId: 'evil.example' }],
  ['to another question', { challenge: randomBytes(32) }],
  ['without a touch', { isAbsent: true }],
  ['of another key', { signWith: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
  ['of a copied key, which counts from before', { signCount: 1 }],
])('an answer %s is refused', async (_case, wrong) => {
  const { client, key, factorId } = await withKey();
  expect((await prove(client, factorId, key, wrong)).error).toMatchObject(refused);
  expect((await prove(client, factorId, key)).error).toBeNull();
});

test.each<[string, Misbehaviour]>([
  ['on another page', { origin: 'https://evil.example' }],
  ['for another site', { rpId: 'evil.example' }],
  ['to another question', { challenge: randomBytes(32) }],
])('a key that was made %s is refused', async (_case, wrong) => {
  const { client } = await signedIn();
  const { id } = await enrol(client);
  const key = createSoftwareAuthenticator(siteUrl);
  expect((await prove(client, id, key, wrong)).error).toMatchObject(refused);
  expect(await claimsOf(client)).toMatchObject({ aal: 'aal1' });
});

test('an answer counts once, for its own question, within five minutes', async () => {
  const { client, key, factorId } = await withKey();
  const question = await ask(client, factorId);
  const credential = await key.get(question.webauthn.credential_options as never);
  const given = { factorId, challengeId: question.id, type: 'request', credential } as const;
  expect((await answer(client, given)).error).toBeNull();
  expect((await answer(client, given)).error?.code).toBe('mfa_ip_address_mismatch');
  const next = await ask(client, factorId);
  expect((await answer(client, { ...given, challengeId: next.id })).error).toMatchObject(refused);

  const late = await ask(client, factorId);
  const lateCredential = await key.get(late.webauthn.credential_options as never);
  running.advanceClock(300_000);
  const tooLate = await answer(client, { ...given, challengeId: late.id, credential: lateCredential });
  expect(tooLate.error?.code).toBe('mfa_challenge_expired');
});

test('a known key makes no second factor, and a code is no answer', async () => {
  const first = await withKey();
  const { client } = await signedIn();
  const { id } = await enrol(client);
  expect((await prove(client, id, first.key)).error).toMatchObject(refused);
  const { id: challengeId } = await ask(client, id);
  expect((await client.mfa.verify({ factorId: id, challengeId, code: '123456' })).error).toMatchObject(
    refused,
  );
  const rows = await database.db.select().from(schema.webauthnCredentials);
  expect(rows.filter(({ factorId }) => factorId === id)).toEqual([]);
});

test('rejects a page with another origin or a changed response', async () => {
  const { client } = await signedIn();
  const { id: factorId } = await enrol(client);
  const elsewhere = await client.mfa.challenge({ factorId, webauthn: { rpId: 'evil.example' } });
  expect(elsewhere.error).toMatchObject({
    status: 400,
    code: 'validation_failed',
    message: 'webauthn.rpId needs to be localhost',
  });
  const { id: challengeId } = await ask(client, factorId);
  const credential = new SoftwareCredential('a', { clientDataJSON: 'bm90IGpzb24', attestationObject: 'AA' });
  const broken = await answer(client, { factorId, challengeId, type: 'create', credential });
  expect(broken.error).toMatchObject(refused);
});

test('what is not offered is refused, but a key that counts opens on', async () => {
  const { client, email, key, factorId } = await withKey();
  const unfinished = await enrol(client, 'Red key');
  await running.close();
  running = await startIdentity(database);
  const later = await signedIn(email);
  expect(
    (await later.client.mfa.challenge({ factorId: unfinished.id, webauthn: { rpId } })).error,
  ).toMatchObject({
    status: 422,
    code: 'mfa_webauthn_verify_not_enabled',
  });
  expect((await prove(later.client, factorId, key)).error).toBeNull();
  expect((await later.client.mfa.enroll({ factorType: 'webauthn', friendlyName: 'b' })).error).toMatchObject({
    status: 422,
    code: 'mfa_webauthn_enroll_not_enabled',
  });
});
