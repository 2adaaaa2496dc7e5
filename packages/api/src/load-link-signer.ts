import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DatabaseHandle } from '@keydence/db';
import { loadServerKey } from './load-server-key.ts';

const idBytes = 16;
const signatureBytes = 32;

/**
 * Signs and reads the tokens of unsubscribe links: ids, signed. The holder of a token can end that
 * kind of e-mail for its ids, and nothing else. A token is the same in each e-mail and never
 * expires, since old e-mails must keep working.
 */
export interface LinkSigner {
  sign(...ids: string[]): string;
  /** The ids of a token; null for a text that we did not sign. */
  read(token: string): string[] | null;
}

/**
 * The signer for one kind of e-mail; its key is created on first use. Of two concurrent creations
 * the first wins.
 */
export async function loadLinkSigner(
  database: DatabaseHandle,
  purpose: 'alert-mails' | 'feedback-notices' | 'newsletter' | 'report-mails',
): Promise<LinkSigner> {
  const key = await loadServerKey(database, `${purpose}-hmac`);
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
