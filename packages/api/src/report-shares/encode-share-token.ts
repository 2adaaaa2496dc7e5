import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;
const tokenPattern = /^[\w-]{43}$/;

/** A new secret for the address of a shared report. */
export function createShareToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** What the database knows a token by; null for a text that cannot be a token. */
export function hashShareToken(token: string): Uint8Array | null {
  return tokenPattern.test(token) ? createHash('sha256').update(token).digest() : null;
}
