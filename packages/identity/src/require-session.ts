import { errors } from 'jose';
import { type AccessClaims, readBearer, verifyAccessToken } from './access-token.ts';
import { AuthError } from './auth-error.ts';
import type { IdentityContext } from './context.ts';
import { requireNotBanned } from './open-session.ts';
import { createSessionStore, type SessionRecord, type UserRow } from './session-store.ts';

interface Found {
  session: SessionRecord;
  user: UserRow;
}

/**
 * The live session of an `Authorization` header; throws the identity API's error. Rejects sessions
 * of OAuth clients: their data is at `/oauth/userinfo`.
 */
export async function requireSession(
  ctx: IdentityContext,
  authorization: string | undefined,
): Promise<Found> {
  const found = await requireAnySession(ctx, authorization);
  if (found.session.oauthClientId === null) return found;
  throw new AuthError(403, 'no_authorization', 'Tokens of OAuth clients are not allowed here');
}

/** Like `requireSession`, but allows sessions of OAuth clients. */
export async function requireAnySession(
  ctx: IdentityContext,
  authorization: string | undefined,
): Promise<Found> {
  const token = readBearer(authorization);
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const claims = await readAccessClaims(ctx, token);
  const found = await createSessionStore(ctx.database.db).validate(claims.sessionId);
  if (!found || found.user.id !== claims.userId)
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  requireNotBanned(ctx, found.user);
  return found;
}

async function readAccessClaims(ctx: IdentityContext, token: string): Promise<AccessClaims> {
  try {
    return await verifyAccessToken(ctx, token);
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    const message = `invalid JWT: unable to parse or verify signature, ${error.message}`;
    throw new AuthError(403, 'bad_jwt', message, { cause: error });
  }
}
