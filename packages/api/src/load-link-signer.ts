import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type DatabaseHandle, schema } from '@keydence/db';
import { eq } from 'drizzle-orm';

const { serverKeys } = schema;
const idBytes = 16;
const signatureBytes = 32;

/**
 * Makes and reads the secrets of links that end mails: ids, signed. Whoever has one can end that kind of mail for
 * them, and nothing else. It is the same in each mail and holds for good, as old mails must keep working.
 */
export interface LinkSigner {
  sign(...ids: string[]): string;
  /** The ids of a token; null for a text that we did not sign. */
  read(token: string): string[] | null;
}

/** The signer for one kind of mail; its key is made when the first one is needed. Of two made at once the first stays. */
export async function loadLinkSigner(
  database: DatabaseHandle,
  purpose: 'feedback-notices' | 'newsletter' | 'report-mails',
): Promise<LinkSigner> {
  const key = await loadKey(database, `${purpose}-hmac`);
  const signatureOf = (ids: Buffer) => createHmac('sha256', key).update(`${purpose}:`).update(ids).digest();
  return {
    sign(...ids) {
      const bytes = Buffer.concat(ids.map((id) => Buffer.from(id.replaceAll('-', ''), 'hex')));
      return Buffer.concat([bytes, signatureOf(bytes)]).toString('base64url');
    },
    read(token) {
      const bytes = Buffer.from(token, 'base64url');
      const ids = bytes.subarray(0, -signatureBytes);
      if (ids.length === 0 || ids.length % idBytes !== 0 || bytes.toString('base64url') !== token)
        return null;
      if (!timingSafeEqual(bytes.subarray(-signatureBytes), signatureOf(ids))) return null;
      return Array.from({ length: ids.length / idBytes }, (_, index) =>
        ids
          .subarray(index * idBytes, (index + 1) * idBytes)
          .toString('hex')
          .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
      );
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
