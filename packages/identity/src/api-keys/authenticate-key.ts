import { schema } from '@keydence/db';
import { AppError, apiKeyPrefix, apiKeyUseNotedSeconds, isApiKey } from '@keydence/domain';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { IdentityContext } from '../context.ts';
import { hashToken } from '../refresh-token.ts';
import type { VerifiedCaller } from '../verified-cache.ts';

const { apiKeys, users } = schema;

/** True if a bearer token has the prefix of an API key, well formed or not. */
export function looksLikeKey(token: string): boolean {
  return token.startsWith(apiKeyPrefix);
}

/**
 * The owner of an API key, or the reason for refusing it. It is looked up on every call, so that
 * every process immediately refuses a revoked key and the keys of deleted or banned users. Rejects
 * if the database is unavailable.
 */
export async function authenticateKey(
  ctx: IdentityContext,
  token: string,
): Promise<VerifiedCaller | AppError> {
  if (!isApiKey(token)) return refusal('Authentication error. Please try again.');
  const [found] = await ctx.database.db
    .select({ key: apiKeys, email: users.email, bannedUntil: users.bannedUntil })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.tokenHash, hashToken(token)));
  if (!found) return refusal('This API key is unknown or was revoked. Create a new one in your profile.');
  const { key, email, bannedUntil } = found;
  if (key.expiresAt <= ctx.now())
    return refusal('This API key has expired. Create a new one in your profile.');
  if (bannedUntil && bannedUntil > ctx.now()) return refusal('Authentication error. Please try again.');
  await noteUse(ctx, key);
  const { id: sessionId, userId, scope, name, lastFour, workspaceId, includesPeople } = key;
  return {
    userId,
    email: email ?? '',
    sessionId,
    key: { scope, name, lastFour, workspaceId, includesPeople },
  };
}

/** Limits writes to one per minute and key, including under concurrent requests. */
async function noteUse(
  ctx: IdentityContext,
  { id, lastUsedAt }: Pick<typeof apiKeys.$inferSelect, 'id' | 'lastUsedAt'>,
): Promise<void> {
  const now = ctx.now();
  const notedBefore = new Date(now.getTime() - apiKeyUseNotedSeconds * 1000);
  if (lastUsedAt && lastUsedAt > notedBefore) return;
  await ctx.database.db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lte(apiKeys.lastUsedAt, notedBefore))));
}

function refusal(message: string): AppError {
  return new AppError('invalid_token', message);
}
