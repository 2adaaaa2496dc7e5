import { createHmac, timingSafeEqual } from 'node:crypto';

const idBytes = 16;
const signatureBytes = 32;

/**
 * A person's id, signed: whoever has it can switch that person's mails about feedback off, and nothing else. It is
 * the same in each mail and holds for good, as old mails must keep working.
 */
export function createUnsubscribeToken(secret: Buffer, userId: string): string {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, sign(secret, id)]).toString('base64url');
}

/** Whose token it is; null for a text that we did not sign. */
export function readUnsubscribeToken(secret: Buffer, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + signatureBytes || bytes.toString('base64url') !== token) return null;
  const id = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes), sign(secret, id))) return null;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function sign(secret: Buffer, id: Buffer): Buffer {
  return createHmac('sha256', secret).update('feedback-notices:').update(id).digest();
}
