import type { DatabaseHandle } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningIdentity, startIdentity } from './identity-fixture.ts';

let database: DatabaseHandle;
let running: RunningIdentity;

beforeAll(async () => {
  database = await createTestDatabase();
  running = await startIdentity(database);
});
afterAll(async () => {
  await running.close();
  await database.close();
});

async function post(path: string, body: string, headers: Record<string, string> = {}) {
  const answer = await fetch(running.url + path, { method: 'POST', body, headers });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

const current = { 'x-supabase-api-version': '2024-01-01' };
const badJson = 'Could not parse request body as JSON';

test('errors have the shape of the asked version', async () => {
  const now = await post('/otp', '{', current);
  expect(now).toMatchObject({ status: 400, body: { code: 'bad_json', message: badJson } });
  expect(now.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  expect(now.headers.get('x-sb-error-code')).toBe('bad_json');
  expect(now.headers.get('cache-control')).toBe('no-store');

  const legacy = await post('/otp', '{');
  expect(legacy).toMatchObject({ status: 400, body: { code: 400, error_code: 'bad_json', msg: badJson } });
  expect(legacy.headers.get('x-supabase-api-version')).toBeNull();
});

test.each([
  ['/otp', '', 400, 'bad_json'],
  ['/otp', '{"email":5}', 400, 'bad_json'],
  ['/otp', '{}', 400, 'validation_failed'],
  ['/otp', '{"email":"no-address"}', 400, 'validation_failed'],
  ['/otp', '{"email":"a@b.example\\r\\nBcc: c@d.example"}', 400, 'validation_failed'],
  ['/otp', '{"phone":"+15551234567"}', 400, 'phone_provider_disabled'],
  ['/verify', '{"email":"a@b.example","token":"123456"}', 400, 'validation_failed'],
  ['/verify', '{"type":"toString","email":"a@b.example","token":"123456"}', 400, 'validation_failed'],
  ['/verify', '{"type":"email","email":"a@b.example"}', 400, 'validation_failed'],
  ['/verify', '{"type":"email","email":"a@b.example","token_hash":"x"}', 400, 'validation_failed'],
  ['/verify', '{"type":"sms","phone":"1","token":"123456"}', 403, 'otp_expired'],
  ['/token?grant_type=refresh_token', '{}', 400, 'validation_failed'],
  ['/token?grant_type=password', '{"email":"a@b.example","password":"x"}', 400, 'invalid_credentials'],
  ['/token?grant_type=pkce', '{"auth_code":"x","code_verifier":""}', 400, 'validation_failed'],
  ['/token?grant_type=pkce', '{"auth_code":"x","code_verifier":"y"}', 404, 'flow_state_not_found'],
  ['/token?grant_type=id_token', '{"provider":"google","id_token":"x"}', 400, 'provider_disabled'],
  ['/token?grant_type=web3', '{"chain":"solana"}', 422, 'web3_provider_disabled'],
  ['/token?grant_type=web3', '{"chain":"dogecoin"}', 400, 'web3_unsupported_chain'],
  ['/token?grant_type=web3', '{"chain":"solana","signature":{"0":1}}', 422, 'web3_provider_disabled'],
  ['/sso', '{}', 404, 'saml_provider_disabled'],
  ['/token?grant_type=magic', '{}', 400, 'invalid_credentials'],
  ['/token', '{}', 400, 'invalid_credentials'],
  ['/nothing', '{}', 404, 'not_found'],
  ['/logout', '', 401, 'no_authorization'],
])('POST %s %s is %i %s', async (path, body, status, code) => {
  expect(await post(path, body, current)).toMatchObject({ status, body: { code } });
});

test('a body over 1 MB is refused, with or without a length', async () => {
  const large = JSON.stringify({ email: `${'a'.repeat(1024 * 1024)}@b.example` });
  const refusal = { status: 413, body: { code: 'request_entity_too_large' } };
  expect(await post('/otp', large, current)).toMatchObject(refusal);
  const streamed = await fetch(`${running.url}/otp`, {
    method: 'POST',
    headers: current,
    body: new Blob([large]).stream(),
    duplex: 'half',
  } as RequestInit);
  expect({ status: streamed.status, body: await streamed.json() }).toMatchObject(refusal);
});

test('an unknown sign-out scope is refused and ends nothing', async () => {
  const client = running.newClient();
  const { access_token } = await running.signIn(client);
  const authorization = `Bearer ${access_token}`;
  const answer = await post('/logout?scope=everyone', '', { ...current, authorization });
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  expect((await client.getUser()).error).toBeNull();
});

test('a verify link without type or token is answered in JSON', async () => {
  const answer = await fetch(`${running.url}/verify?type=signup`, { redirect: 'manual' });
  expect(answer.status).toBe(400);
});

test('settings and health answer', async () => {
  const read = async (path: string) => (await fetch(running.url + path)).json();
  expect(await read('/settings')).toMatchObject({
    external: { email: true, phone: false, anonymous_users: false },
    disable_signup: false,
  });
  expect(await read('/health')).toHaveProperty('version');
});
