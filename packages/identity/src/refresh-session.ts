import { schema, type Transaction } from '@keydence/db';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { AuthError } from './auth-error.ts';
import type { IdentityContext } from './context.ts';
import { requireNotBanned } from './open-session.ts';
import { refreshLimit, takeRateLimit } from './rate-limit.ts';
import { recordActivity } from './record-activity.ts';
import { hashToken, mintRefreshToken } from './refresh-token.ts';
import { createSessionStore } from './session-store.ts';
import { createSessionView, type SessionView } from './session-view.ts';
import { transact } from './transact.ts';
import { announceEnded } from './verified-cache.ts';

const tokens = schema.refreshTokens;
type RefreshTokenRow = typeof tokens.$inferSelect;

type Outcome = { view: SessionView } | { refusal: AuthError; endedSessionId?: string };

/**
 * Exchanges a refresh token of our own pages, or of the OAuth client `clientId`, for a new pair.
 * All errors except a definite refusal are 503: the public client keeps its session only then, so a
 * server error must not sign users out.
 */
export async function refreshSession(
  ctx: IdentityContext,
  refreshToken: unknown,
  clientId: string | null = null,
): Promise<SessionView> {
  if (typeof refreshToken !== 'string' || !/^[\w-]{1,200}$/.test(refreshToken))
    throw new AuthError(400, 'validation_failed', 'Refresh token is not valid');
  let outcome: Outcome;
  try {
    outcome = await transact(ctx, (tx) => rotate(ctx, tx, { secret: refreshToken, clientId }));
  } catch (error) {
    if (error instanceof AuthError) throw error;
    throw new AuthError(503, 'unexpected_failure', 'The service is temporarily unavailable', {
      retryAfterSeconds: 1,
      cause: error,
    });
  }
  if ('view' in outcome) return outcome.view;
  if (outcome.endedSessionId) ctx.verified.forget([outcome.endedSessionId]);
  throw outcome.refusal;
}

async function rotate(
  ctx: IdentityContext,
  tx: Transaction,
  { secret, clientId }: { secret: string; clientId: string | null },
): Promise<Outcome> {
  const presented = await lockToken(tx, secret);
  if (!presented) return refuse('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');

  const store = createSessionStore(tx);
  const found = await store.validate(presented.sessionId);
  if (!found)
    return {
      ...refuse('session_expired', 'Invalid Refresh Token: Session Expired'),
      endedSessionId: presented.sessionId,
    };
  if (found.session.oauthClientId !== clientId)
    return refuse('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  requireNotBanned(ctx, found.user, 400);
  await requireRefreshLimit(ctx, tx, clientId === null ? found.user.id : `${found.user.id} ${clientId}`);

  const now = ctx.now();
  if (presented.revokedAt && !(await mayReuse(ctx, tx, presented))) {
    await store.invalidate(presented.sessionId);
    await recordActivity(ctx, tx, { userId: found.user.id, action: 'session_replayed' });
    await announceEnded(tx, [presented.sessionId]);
    const refusal = refuse('refresh_token_already_used', 'Invalid Refresh Token: Already Used');
    return { ...refusal, endedSessionId: presented.sessionId };
  }
  if (!presented.revokedAt) await endLiveTokens(tx, presented.sessionId, now);
  await tx
    .update(schema.sessions)
    .set({ refreshedAt: now })
    .where(eq(schema.sessions.id, presented.sessionId));
  // A hash cannot be turned into its token, so a reuse gets a sibling; the next use of either one
  // ends the other.
  const refreshToken = await mintRefreshToken(tx, {
    sessionId: presented.sessionId,
    parentId: presented.id,
    createdAt: now,
  });
  return { view: await createSessionView(ctx, tx, { ...found, refreshToken }) };
}

/** Reads the token again after locking its session: a parallel refresh may have used it. */
async function lockToken(tx: Transaction, secret: string): Promise<RefreshTokenRow | undefined> {
  const read = () =>
    tx
      .select()
      .from(tokens)
      .where(eq(tokens.tokenHash, hashToken(secret)));
  const [first] = await read();
  if (!first) return undefined;
  await tx.execute(sql`set local lock_timeout = '5s'`);
  await tx
    .select({ id: schema.sessions.id })
    .from(schema.sessions)
    .where(eq(schema.sessions.id, first.sessionId))
    .for('update');
  const [locked] = await read();
  return locked;
}

/**
 * The first use of a token ends its siblings too, so that a session has one line of tokens. Of two
 * holders, the slower one presents an ended token, and that ends the session.
 */
async function endLiveTokens(tx: Transaction, sessionId: string, now: Date): Promise<void> {
  await tx
    .update(tokens)
    .set({ revokedAt: now })
    .where(and(eq(tokens.sessionId, sessionId), isNull(tokens.revokedAt)));
}

/**
 * A used or ended token works again within the reuse interval (two tabs), and until a later token
 * of its response is used (the response was lost).
 */
async function mayReuse(ctx: IdentityContext, tx: Transaction, token: RefreshTokenRow): Promise<boolean> {
  const usedForMs = ctx.now().getTime() - (token.revokedAt?.getTime() ?? 0);
  if (usedForMs <= ctx.settings.reuseIntervalSeconds * 1000) return true;
  const unused = await tx
    .select({ id: tokens.id })
    .from(tokens)
    .where(
      and(eq(tokens.sessionId, token.sessionId), eq(tokens.parentId, token.id), isNull(tokens.revokedAt)),
    )
    .limit(1);
  return unused.length > 0;
}

function refuse(code: string, message: string): { refusal: AuthError } {
  return { refusal: new AuthError(400, code, message) };
}

/**
 * A third-party application has a separate limit, so that it cannot exhaust that of our own pages.
 */
async function requireRefreshLimit(ctx: IdentityContext, tx: Transaction, subject: string): Promise<void> {
  if (!ctx.settings.rateLimits) return;
  const seconds = await takeRateLimit(tx, refreshLimit, subject);
  if (seconds === null) return;
  throw new AuthError(503, 'over_request_rate_limit', 'Request rate limit reached', {
    retryAfterSeconds: seconds,
  });
}
