import { createHash, randomBytes } from 'node:crypto';
import { type Queryable, schema } from '@keydence/db';

/**
 * Only this hash is stored. The token is long and random, so a plain SHA-256 cannot be reversed.
 */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Creates a refresh token of the session and returns it in clear text; `parentId` is the token it
 * replaces.
 */
export async function mintRefreshToken(
  db: Queryable,
  token: { sessionId: string; parentId: bigint | null; createdAt: Date },
): Promise<string> {
  const secret = newSecretToken();
  await db.insert(schema.refreshTokens).values({ ...token, tokenHash: hashToken(secret) });
  return secret;
}
