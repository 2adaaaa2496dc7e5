import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type DatabaseHandle, schema } from '@keydence/db';
import { eq } from 'drizzle-orm';

const { serverKeys } = schema;
const idBytes = 16;
const signatureBytes = 32;

/**
 * Makes and reads the secrets of links that end mails: an id, signed. Whoever has one can end that kind of mail for
 * that id, and nothing else. It is the same in each mail and holds for good, as old mails must keep working.
 */
export interface LinkSigner {
  sign(id: string): string;
  /** Whose token it is; null for a text that we did not sign. */
  read(token: string): string | null;
}

/** The signer for one kind of mail; its key is made when the first one is needed. Of two made at once the first stays. */
export async function loadLinkSigner(
  database: DatabaseHandle,
  purpose: 'feedback-notices' | 'newsletter',
): Promise<LinkSigner> {
  const key = await loadKey(database, `${purpose}-hmac`);
  const signatureOf = (id: Buffer) => createHmac('sha256', key).update(`${purpose}:`).update(id).digest();
  return {
    sign(id) {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
      return Buffer.concat([bytes, signatureOf(bytes)]).toString('base64url');
    },
    read(token) {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== idBytes + signatureBytes || bytes.toString('base64url') !== token) return null;
      const id = bytes.subarray(0, idBytes);
      if (!timingSafeEqual(bytes.subarray(idBytes), signatureOf(id))) return null;
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}

async function loadKey({ db }: DatabaseHandle, keyId: string): Promise<Buffer> {
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
