import type { DatabaseHandle } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { identityBodies, spoilTexts } from '../../testing/fuzz/identity-bodies.ts';
import { type RunningIdentity, startIdentity } from './identity-fixture.ts';
import { identityRoutes } from './routes.ts';

const secret = new TextEncoder().encode('a secret that the operator shares with a script');
const shared: JWK = { kty: 'oct', k: Buffer.from(secret).toString('base64url'), kid: 'shared', alg: 'HS256' };

let database: DatabaseHandle;
let running: RunningIdentity;
let adminToken: string;
let userToken: string;
let routes: { method: string; path: string }[];

beforeAll(async () => {
  database = await createTestDatabase();
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwtKeys = [await exportJWK(privateKey), shared];
  running = await startIdentity(database, {
    settings: {
      jwtKeys,
      phone: true,
      anonymous: true,
      web3: ['solana'],
      factors: ['totp', 'phone', 'webauthn'],
    },
    routes: { onFailure: (error) => void running.failures.push(error) },
  });
  adminToken = await new SignJWT({ role: 'service_role' }).setProtectedHeader({ alg: 'HS256' }).sign(secret);
  routes = identityRoutes(running.identity).routes.filter(({ method }) => method !== 'ALL');
});
beforeEach(async () => {
  running.failures.length = 0;
  userToken = (await running.signIn(running.newClient())).access_token;
});
afterAll(async () => {
  await running.close();
  await database.close();
});

const bad = ['a\0b', 'half \ud83d', '\udc00 half'];

async function send(method: string, path: string, body?: string) {
  const isAdmin = /^\/(admin|invite)/.test(path);
  const answer = await fetch(running.url + path, {
    method,
    redirect: 'manual',
    headers: { authorization: `Bearer ${isAdmin ? adminToken : userToken}` },
    ...(body !== undefined && { body }),
  });
  return { status: answer.status, text: await answer.text() };
}

const refused = (text: string) =>
  expect(JSON.parse(text)).toMatchObject({
    error_code: 'validation_failed',
    msg: expect.stringMatching(/NUL/),
  });

test('NUL in a path or a query is refused by every operation', async () => {
  expect(routes.length).toBeGreaterThan(30);
  const direct = routes.filter(({ path }) => path !== '/oauth/authorize');
  for (const { method, path } of direct) {
    const known = path.replace(/:\w+/g, '01990000-0000-7000-8000-000000000000');
    const addresses = [
      `${known}?redirect_to=a%00b`,
      ...(known === path ? [] : [path.replace(/:\w+/, 'a%00b')]),
    ];
    for (const address of addresses) {
      const answer = await send(method, address);
      expect([method, address, answer.status]).toEqual([method, address, 400]);
      refused(answer.text);
    }
  }
});

test('a text that cannot be stored is refused in every field, and no mail follows', async () => {
  const before = [running.mails.length, running.texts.length];
  for (const [operation, body] of Object.entries(identityBodies)) {
    const [method = '', path = ''] = operation.split(' ');
    const spoiled = bad.flatMap((text) => [...spoilTexts(body, text), { ...body, [text]: 1 }]);
    for (const each of spoiled) {
      const sent = JSON.stringify(each);
      const answer = await send(method, path, sent);
      expect([operation, sent, answer.status]).toEqual([operation, sent, 400]);
      refused(answer.text);
    }
  }
  await running.identity.settle();
  expect([running.mails.length, running.texts.length]).toEqual(before);
  expect(running.failures).toEqual([]);
});

test('no operation fails over one in a body that it may not read', async () => {
  const forms = ['state=a%00b&RelayState=%00', '{"a":"a\\u0000b"}', '{"a":{"b":["half \\ud83d"]}}'];
  const failed = await Promise.all(
    routes
      .filter(({ method }) => method !== 'GET')
      .flatMap(({ method, path }) => forms.map((body) => ({ method, path, body })))
      .map(async ({ method, path, body }) => {
        const { status } = await send(method, path, body);
        return status < 500 ? [] : [{ method, path, body, status }];
      }),
  );
  expect([failed.flat(), running.failures]).toEqual([[], []]);
});

test.each(['/callback', '/sso/saml/acs'])('a posted form to %s with NUL is refused', async (path) => {
  const answer = await fetch(running.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'state=a%00b&RelayState=a%00b',
  });
  expect(answer.status).toBe(400);
});

test('metadata that is nested too deeply is refused', async () => {
  const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  const answer = await send(
    'POST',
    '/signup',
    `{"email":"deep@mail.example","password":"long enough","data":${deep}}`,
  );
  expect([answer.status, JSON.parse(answer.text).msg]).toEqual([400, expect.stringMatching(/nested|levels/)]);
});
