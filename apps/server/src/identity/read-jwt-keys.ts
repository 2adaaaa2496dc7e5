import { readFile } from 'node:fs/promises';
import { createKeySet, type IdentitySettings } from '@keydence/identity';
import { z } from 'zod';

const jwk = z.looseObject({ kty: z.string() });
const keyFile = z.union([z.array(jwk), z.object({ keys: z.array(jwk) }).transform(({ keys }) => keys)]);

/**
 * The operator's private keys: a JSON array of JWKs, or a JWK set.
 * @throws Error whose message is one line that names the setting.
 */
export async function readJwtKeys(file: string | undefined): Promise<IdentitySettings['jwtKeys']> {
  if (!file) return [];
  const content = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) =>
    refuse(`cannot be read: ${error.code}`),
  );
  const keys = parseKeys(content);
  await createKeySet(keys).catch((error: Error) => refuse(error.message));
  return keys;
}

function parseKeys(content: string): z.output<typeof keyFile> {
  try {
    return keyFile.parse(JSON.parse(content));
  } catch {
    // Parser messages would quote the secret.
    return refuse('must hold private JWKs as JSON');
  }
}

function refuse(reason: string): never {
  throw new Error(`AUTH_JWT_KEYS_FILE ${reason} (see .env.example).`);
}
