import { createPublicKey } from 'node:crypto';
import { type Database, schema } from '@keydence/db';
import { eq } from 'drizzle-orm';
import { generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';

type Part = Record<string, unknown>;

/** Makes invalid tokens from a valid access token, by name. */
export async function createInvalidTokens(
  db: Database,
  token: string,
): Promise<Record<string, () => Promise<string>>> {
  const [row] = await db
    .select()
    .from(schema.serverKeys)
    .where(eq(schema.serverKeys.id, 'access-token-es256'));
  const privateJwk = row?.value as JWK;
  const { d: _private, ...publicJwk } = privateJwk;
  const read = (index: number) =>
    JSON.parse(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString()) as Part;
  const encode = (part: Part) => Buffer.from(JSON.stringify(part)).toString('base64url');
  /** Signed with the server's own key, so that only the changed part can be invalid. */
  const resign = async (claims: Part, header: Part = {}) =>
    new SignJWT({ ...read(1), ...claims })
      .setProtectedHeader({ ...read(0), ...header, alg: 'ES256' })
      .sign(await importJWK(privateJwk, 'ES256'));
  const signWithPublicKey = (secret: string) =>
    new SignJWT(read(1))
      .setProtectedHeader({ ...read(0), alg: 'HS256' })
      .sign(new TextEncoder().encode(secret));
  const signWithStrangersKey = async (header: Part) => {
    const { privateKey } = await generateKeyPair('ES256');
    return new SignJWT(read(1)).setProtectedHeader({ ...header, alg: 'ES256' }).sign(privateKey);
  };
  return {
    'algorithm none': async () => `${encode({ ...read(0), alg: 'none' })}.${encode(read(1))}.`,
    'algorithm none with the old signature': async () =>
      `${encode({ ...read(0), alg: 'none' })}.${encode(read(1))}.${token.split('.')[2]}`,
    'HS256 with the public key as PEM': () =>
      signWithPublicKey(
        createPublicKey({ key: publicJwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' }).toString(),
      ),
    'HS256 with the public key as JWK': () => signWithPublicKey(JSON.stringify(publicJwk)),
    'a key id of elsewhere': () => resign({}, { kid: '../../x' }),
    'a key set of elsewhere': () => signWithStrangersKey({ kid: 'x', jku: 'https://evil.example/jwks.json' }),
    'a stranger’s key with the right id': () => signWithStrangersKey(read(0)),
    'a wrong audience': () => resign({ aud: 'other' }),
    'a wrong issuer': () => resign({ iss: 'https://other.example/auth/v1' }),
    'expired a second ago': () => resign({ exp: Math.floor(Date.now() / 1000) - 1 }),
    'expired six seconds ago': () => resign({ exp: Math.floor(Date.now() / 1000) - 6 }),
    'no expiry': () => resign({ exp: undefined }),
    'no session': () => resign({ session_id: undefined }),
  };
}
