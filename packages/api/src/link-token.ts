import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;
const tokenPattern = /^[\w-]{43}$/;

/** A new secret for an address that gives access to its holder. */
export function createLinkToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** The stored hash of a token; null for a text that cannot be a token. */
export function hashLinkToken(token: string): Uint8Array | null {
  return tokenPattern.test(token) ? createHash('sha256').update(token).digest() : null;
}
