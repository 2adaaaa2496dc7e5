import { randomBytes } from 'node:crypto';
import { type DatabaseHandle, schema } from '@keydence/db';
import { eq } from 'drizzle-orm';

const { serverKeys } = schema;

/**
 * A key of the installation, 32 bytes, created on first use. Of two concurrent creations the first
 * wins.
 */
export async function loadServerKey({ owner: { db } }: DatabaseHandle, keyId: string): Promise<Buffer> {
  const read = () => db.select({ value: serverKeys.value }).from(serverKeys).where(eq(serverKeys.id, keyId));
  let [stored] = await read();
  if (!stored) {
    const value = { secret: randomBytes(32).toString('base64url') };
    await db.insert(serverKeys).values({ id: keyId, purpose: keyId, value }).onConflictDoNothing();
    [stored] = await read();
  }
  if (!stored) throw new Error(`The server key ${keyId} could not be stored.`);
  return Buffer.from(String(stored.value.secret), 'base64url');
}
