import { type DatabaseHandle, schema } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import type { Session } from '@supabase/auth-js';
import { eq } from 'drizzle-orm';
import { generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningIdentity, startIdentity } from './identity-fixture.ts';

let database: DatabaseHandle;
let running: RunningIdentity;
let session: Session;

beforeAll(async () => {
  database = await createTestDatabase();
  running = await startIdentity(database);
  session = await running.signIn(running.newClient());
});
afterAll(async () => {
  await running.close();
  await database.close();
});

type Part = Record<string, unknown>;

function parts(): { header: Part; claims: Part; signature: string } {
  const [header = '', claims = '', signature = ''] = session.access_token.split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Part;
  return { header: read(header), claims: read(claims), signature };
}

const encode = (part: Part) => Buffer.from(JSON.stringify(part)).toString('base64url');

async function serverKey(): Promise<JWK> {
  const [row] = await database.db
    .select()
    .from(schema.serverKeys)
    .where(eq(schema.serverKeys.id, 'access-token-es256'));
  return row?.value as JWK;
}

/** Signed with the server's own key, so that only the changed claim can be invalid. */
async function resign(changes: Part): Promise<string> {
  const { header, claims } = parts();
  const key = await importJWK(await serverKey(), 'ES256');
  return new SignJWT({ ...claims, ...changes }).setProtectedHeader({ ...header, alg: 'ES256' }).sign(key);
}

const forgeries: Record<string, () => Promise<string>> = {
  'other claims under the old signature': async () => {
    const { header, claims, signature } = parts();
    return `${encode(header)}.${encode({ ...claims, role: 'service_role' })}.${signature}`;
  },
  'algorithm none': async () => {
    const { header, claims } = parts();
    return `${encode({ ...header, alg: 'none' })}.${encode(claims)}.`;
  },
  'HS256 keyed with the public key': async () => {
    const { header, claims } = parts();
    const keySet = await (await fetch(`${running.url}/.well-known/jwks.json`)).text();
    return new SignJWT(claims)
      .setProtectedHeader({ ...header, alg: 'HS256' })
      .sign(new TextEncoder().encode(keySet));
  },
  'a stranger’s key': async () => {
    const { header, claims } = parts();
    const { privateKey } = await generateKeyPair('ES256');
    return new SignJWT(claims).setProtectedHeader({ ...header, alg: 'ES256' }).sign(privateKey);
  },
  'another audience': () => resign({ aud: 'other' }),
  'another issuer': () => resign({ iss: 'https://evil.example/auth/v1' }),
  'an expired token': () => resign({ exp: Math.floor(Date.now() / 1000) - 1 }),
  'no session': () => resign({ session_id: undefined }),
  'an ill-formed session id': () => resign({ session_id: "1' or true" }),
  'no subject': () => resign({ sub: undefined }),
  'not a token': async () => 'abc',
};

test.each(Object.entries(forgeries))('%s is refused', async (_name, forge) => {
  const authorization = `Bearer ${await forge()}`;
  const answer = await fetch(`${running.url}/user`, { headers: { authorization } });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ error_code: 'bad_jwt' });
  expect(await running.identity.authenticate(authorization)).toMatchObject({
    code: 'invalid_token',
    message: 'Authentication error. Please try again.',
  });
});

test('a token of another user’s session is refused', async () => {
  const other = await running.signIn(running.newClient());
  const authorization = `Bearer ${await resign({ sub: other.user.id })}`;
  expect((await fetch(`${running.url}/user`, { headers: { authorization } })).status).toBe(403);
  expect(await running.identity.authenticate(authorization)).toMatchObject({ code: 'session_expired' });
});

test.each([undefined, '', 'Basic abc', 'Bearer', 'Bearer '])(
  'header %j has no token',
  async (authorization) => {
    const headers = authorization === undefined ? undefined : { authorization };
    const answer = await fetch(`${running.url}/user`, { headers });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({
      code: 401,
      error_code: 'no_authorization',
      msg: 'This endpoint requires a valid Bearer token',
    });
    expect(await running.identity.authenticate(authorization)).toMatchObject({
      code: 'not_authenticated',
      message: 'Not authenticated',
    });
  },
);

test('the right token is accepted', async () => {
  expect(await running.identity.authenticate(`Bearer ${await resign({})}`)).toEqual({
    userId: session.user.id,
    email: session.user.email,
    sessionId: parts().claims.session_id,
  });
});
