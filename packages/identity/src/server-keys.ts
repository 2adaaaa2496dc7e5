import { randomBytes } from 'node:crypto';
import { type Database, schema } from '@keydence/db';
import { eq } from 'drizzle-orm';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import { createKeySet, type KeySet } from './key-set.ts';

export interface ServerKeys {
  signing(): Promise<KeySet>;
  /** Keys the hashes of six-digit codes; plain hashes could be guessed. */
  codeSecret(): Promise<Buffer>;
  /** Encrypts secrets that must be readable later, such as those of authenticator apps. */
  sealingKey(): Promise<Buffer>;
}

/**
 * Reads the server's keys once per process; the first process of an installation creates them.
 * `ownKeys` are the operator's signing keys, which are never stored in the database.
 */
export function createServerKeys(db: Database, ownKeys: readonly JWK[] = []): ServerKeys {
  return {
    signing: remember(() => (ownKeys.length > 0 ? createKeySet(ownKeys) : loadSigningKey(db))),
    codeSecret: remember(() => loadSecret(db, 'one-time-code-hmac')),
    sealingKey: remember(() => loadSecret(db, 'sealing-a256gcm')),
  };
}

function remember<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

async function loadSigningKey(db: Database): Promise<KeySet> {
  const jwk = await readOrCreateKey(db, 'access-token-es256', async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const fresh = await exportJWK(privateKey);
    return { ...fresh, kid: await calculateJwkThumbprint(fresh), alg: 'ES256', use: 'sig' };
  });
  return createKeySet([jwk as JWK]);
}

async function loadSecret(db: Database, id: string): Promise<Buffer> {
  const stored = await readOrCreateKey(db, id, async () => ({
    secret: randomBytes(32).toString('base64url'),
  }));
  return Buffer.from(String(stored.secret), 'base64url');
}

/** If two processes start concurrently, the first insert wins and both read it. */
async function readOrCreateKey(
  db: Database,
  id: string,
  create: () => Promise<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const keys = schema.serverKeys;
  const read = () => db.select({ value: keys.value }).from(keys).where(eq(keys.id, id));
  const [existing] = await read();
  if (existing) return existing.value;
  await db
    .insert(keys)
    .values({ id, purpose: id, value: await create() })
    .onConflictDoNothing();
  const [stored] = await read();
  if (!stored) throw new Error(`The server key ${id} could not be stored.`);
  return stored.value;
}
