import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseHandle } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startIdentity } from './identity-fixture.ts';
import { readJwtKeys } from './read-jwt-keys.ts';

let database: DatabaseHandle;
let dir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dir = await mkdtemp(join(tmpdir(), 'jwt-keys-'));
});
afterAll(async () => {
  await rm(dir, { recursive: true });
  await database.close();
});

const secret: JWK = { kty: 'oct', k: Buffer.from('a shared secret').toString('base64url'), kid: 'shared' };

async function privateJwk(alg: 'ES256' | 'RS256'): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: `own-${alg}` };
}

async function readKeys(content: unknown) {
  const file = join(dir, 'keys.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readJwtKeys(file);
}

test('no file means no keys of the operator', async () => {
  expect(await readJwtKeys(undefined)).toEqual([]);
});

test.each(['ES256', 'RS256'] as const)(
  'an %s key of the operator signs, and only its public half is shown',
  async (alg) => {
    const jwtKeys = await readKeys({ keys: [secret, await privateJwk(alg)] });
    const running = await startIdentity(database, { settings: { jwtKeys } });
    try {
      const client = running.newClient();
      await running.signIn(client);
      const { data, error } = await client.getClaims();
      expect(error).toBeNull();
      expect(data?.header).toMatchObject({ alg, kid: `own-${alg}` });
      const { keys } = (await (await fetch(`${running.url}/.well-known/jwks.json`)).json()) as {
        keys: JWK[];
      };
      expect(keys).toEqual([expect.objectContaining({ alg, kid: `own-${alg}`, use: 'sig' })]);
      for (const part of ['d', 'p', 'q', 'k']) expect(keys[0]).not.toHaveProperty(part);
      expect((await client.getUser()).error).toBeNull();
    } finally {
      await running.close();
    }
  },
);

test.each([
  ['no JSON', 'x', 'must hold private JWKs as JSON'],
  ['no keys', '{}', 'must hold private JWKs as JSON'],
  ['an empty list', '[]', 'needs an ES256 or RS256 private key to sign with'],
  ['a secret alone', [secret], 'needs an ES256 or RS256 private key to sign with'],
  [
    'another kind',
    [{ kty: 'OKP', crv: 'Ed25519', x: 'a', d: 'b' }],
    'takes ES256, RS256 and HS256 keys only',
  ],
  ['a public key', [{ kty: 'EC', crv: 'P-256', x: 'a', y: 'b' }], 'needs private keys'],
  ['a broken key', [{ kty: 'EC', crv: 'P-256', x: 'a', y: 'b', d: 'c' }], 'holds a broken key'],
])('%s is refused in one line', async (_name, content, reason) => {
  await expect(readKeys(content)).rejects.toThrow(
    new Error(`AUTH_JWT_KEYS_FILE ${reason} (see .env.example).`),
  );
});

test('a file that is not there is refused in one line', async () => {
  await expect(readJwtKeys(join(dir, 'none.json'))).rejects.toThrow(
    'AUTH_JWT_KEYS_FILE cannot be read: ENOENT (see .env.example).',
  );
});
