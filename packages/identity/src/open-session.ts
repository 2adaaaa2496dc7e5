import { schema, type Transaction } from '@keydence/db';
import { eq } from 'drizzle-orm';
import { AuthError } from './auth-error.ts';
import type { IdentityContext } from './context.ts';
import { recordActivity } from './record-activity.ts';
import { mintRefreshToken } from './refresh-token.ts';
import { createSessionStore, type UserRow } from './session-store.ts';
import { createSessionView, type SessionView } from './session-view.ts';
import { shortenUserAgent } from './shorten-user-agent.ts';

export interface ClientDevice {
  ip: string;
  userAgent: string | undefined;
}

/** Throws 403 `user_banned` while a ban lasts. */
export function requireNotBanned(ctx: IdentityContext, user: UserRow, status = 403): void {
  if (user.bannedUntil && user.bannedUntil > ctx.now())
    throw new AuthError(status, 'user_banned', 'User is banned');
}

/** Starts a session for a user authenticated by `method`. */
export async function openSession(
  ctx: IdentityContext,
  tx: Transaction,
  input: { userId: string; method: string; device: ClientDevice },
): Promise<SessionView> {
  const now = ctx.now();
  const [user] = await tx
    .update(schema.users)
    .set({ lastSignInAt: now, updatedAt: now })
    .where(eq(schema.users.id, input.userId))
    .returning();
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  requireNotBanned(ctx, user);
  await tx
    .update(schema.identities)
    .set({ lastSignInAt: now, updatedAt: now })
    .where(eq(schema.identities.providerId, user.id));
  const session = await createSessionStore(tx).create({
    id: ctx.newId(),
    userId: user.id,
    aal: 'aal1',
    amr: [{ method: input.method, timestamp: Math.floor(now.getTime() / 1000) }],
    userAgent: shortenUserAgent(input.device.userAgent),
    ip: input.device.ip,
    createdAt: now,
  });
  const { method, device } = input;
  await recordActivity(ctx, tx, { userId: user.id, action: 'signed_in', method, device });
  const refreshToken = await mintRefreshToken(tx, { sessionId: session.id, parentId: null, createdAt: now });
  return createSessionView(ctx, tx, { session, user, refreshToken });
}
