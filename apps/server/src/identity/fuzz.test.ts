import type { DatabaseHandle } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import fc from 'fast-check';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzzSettings } from '../../testing/fuzz/fuzz-settings.ts';
import { hostileBody, hostileText, hostileValue } from '../../testing/fuzz/hostile-values.ts';
import { identityBodies } from '../../testing/fuzz/identity-bodies.ts';
import { type RunningIdentity, startIdentity } from './identity-fixture.ts';

const secret = new TextEncoder().encode('a secret that the operator shares with a script');
const shared: JWK = { kty: 'oct', k: Buffer.from(secret).toString('base64url'), kid: 'shared', alg: 'HS256' };

let database: DatabaseHandle;
let running: RunningIdentity;
let adminToken: string;

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
});
afterAll(async () => {
  await running.close();
  await database.close();
});

const operations = Object.entries(identityBodies);
test.each(operations)(
  '%s takes or refuses whatever comes',
  { timeout: 30 * 60_000 },
  async (operation, body) => {
    const [method = '', path = ''] = operation.split(' ');
    const isAdmin = /^\/(admin|invite)/.test(path);
    const token = isAdmin ? adminToken : (await running.signIn(running.newClient())).access_token;
    const names = Object.keys(body);
    const spoiledBody = fc
      .tuple(
        fc.constantFrom(...names, 'data'),
        hostileValue,
        fc.dictionary(hostileText, hostileValue, { maxKeys: 1 }),
      )
      .map(([name, value, more]) => JSON.stringify({ ...more, ...body, [name]: value }));
    const anyBody = fc.oneof({ weight: 6, arbitrary: spoiledBody }, { weight: 1, arbitrary: hostileBody });
    await fc.assert(
      fc.asyncProperty(anyBody, async (sent) => {
        const headers = { authorization: `Bearer ${token}` };
        const answer = await fetch(running.url + path, { method, headers, body: sent });
        const { status } = answer;
        const text = await answer.text();
        await running.identity.settle();
        expect([status < 500, running.failures], text).toEqual([true, []]);
        if (status >= 400) expect(JSON.parse(text)).toBeTypeOf('object');
      }),
      { seed: fuzzSettings.seed, numRuns: fuzzSettings.runs },
    );
  },
);
