import { AppError } from '@keydence/domain';
import { errors } from 'jose';
import { readBearer, verifyAccessToken } from './access-token.ts';
import { hasVerifiedFactor } from './accounts/has-verified-factor.ts';
import { authenticateKey, looksLikeKey } from './api-keys/authenticate-key.ts';
import type { IdentityContext } from './context.ts';
import { createSessionStore } from './session-store.ts';
import type { VerifiedCaller } from './verified-cache.ts';

const usualScheme = 'Bearer ';

/**
 * Returns the cached session of the header if it was checked within seconds and has not ended
 * since. Never an API key; those are not cached. It runs on every call, so it parses only the usual
 * form of the header.
 */
export function recognise(
  { verified }: IdentityContext,
  authorization: string | undefined,
): VerifiedCaller | undefined {
  if (!authorization?.startsWith(usualScheme)) return undefined;
  return verified.get(authorization.slice(usualScheme.length));
}

/**
 * Authenticates a caller by session token or API key, or returns an error: `not_authenticated`,
 * `session_expired`, `invalid_token`, `forbidden` while a second factor is missing, and
 * `unavailable` while the database is unavailable.
 */
export async function authenticate(
  ctx: IdentityContext,
  authorization: string | undefined,
): Promise<VerifiedCaller | AppError> {
  const token = readBearer(authorization);
  if (!token) return new AppError('not_authenticated', 'Not authenticated');
  const known = ctx.verified.get(token);
  if (known) return known;
  try {
    if (looksLikeKey(token)) return await authenticateKey(ctx, token);
    return await ctx.verified.share(token, () => checkToken(ctx, token));
  } catch (error) {
    if (error instanceof errors.JOSEError) return invalidToken();
    return new AppError('unavailable', 'The service is temporarily unavailable. Please try again.', {
      retryAfterSeconds: 1,
    });
  }
}

async function checkToken(ctx: IdentityContext, token: string): Promise<VerifiedCaller | AppError> {
  const remember = ctx.verified.beginCheck();
  const claims = await verifyAccessToken(ctx, token);
  const found = await createSessionStore(ctx.database.db).validate(claims.sessionId);
  if (!found || found.user.id !== claims.userId)
    return new AppError('session_expired', 'Session expired. Please sign in again.');
  if (found.session.oauthClientId !== null)
    return new AppError(
      'forbidden',
      'This token was given to another application and opens nothing here. Use an API key.',
    );
  if (found.user.bannedUntil && found.user.bannedUntil > ctx.now()) return invalidToken();
  if (found.session.aal === 'aal1' && (await hasVerifiedFactor(ctx.database.db, claims.userId)))
    return new AppError('forbidden', 'Enter the code of your second factor to continue.');
  const caller = { userId: claims.userId, email: found.user.email ?? '', sessionId: claims.sessionId };
  remember(token, caller, claims.expiresAt);
  return caller;
}

function invalidToken(): AppError {
  return new AppError('invalid_token', 'Authentication error. Please try again.');
}
