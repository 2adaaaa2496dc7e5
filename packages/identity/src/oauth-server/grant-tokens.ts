import { schema, type Transaction } from '@keydence/db';
import { eq } from 'drizzle-orm';
import { signAccessToken } from '../access-token.ts';
import { AuthError } from '../auth-error.ts';
import { matchesChallenge } from '../code-challenge.ts';
import type { IdentityContext } from '../context.ts';
import { oauthCodeSeconds } from '../lifetimes.ts';
import type { ClientDevice } from '../open-session.ts';
import { requireRateLimit, tokenLimit } from '../rate-limit.ts';
import { refreshSession } from '../refresh-session.ts';
import { hashToken, mintRefreshToken } from '../refresh-token.ts';
import { createSessionStore, type UserRow } from '../session-store.ts';
import { shortenUserAgent } from '../shorten-user-agent.ts';
import { transact } from '../transact.ts';
import { authenticateClient, type ClientProof } from './authenticate-client.ts';
import { noteGrantUse } from './grants.ts';
import { signIdToken } from './id-token.ts';
import { type OAuthClientRow, requireOAuthServer } from './require-oauth-server.ts';

export interface TokenRequest extends ClientProof, ClientDevice {
  grantType: string;
  code: string;
  redirectUri: string;
  codeVerifier: string;
  refreshToken: string;
}

/** The response of the token endpoint (RFC 6749, section 5.1). */
export interface TokenView {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  refresh_token?: string;
  id_token?: string;
  scope?: string;
}

const { oauthAuthorizations: authorizations, sessions, users } = schema;
type AuthorizationRow = typeof authorizations.$inferSelect;

/** Exchanges a code or refresh token of an OAuth client; errors have the OAuth shape. */
export async function grantTokens(ctx: IdentityContext, request: TokenRequest): Promise<TokenView> {
  requireOAuthServer(ctx);
  await requireRateLimit(ctx, tokenLimit, request.ip);
  const client = await authenticateClient(ctx, request);
  const { grantType } = request;
  if (grantType !== 'authorization_code' && grantType !== 'refresh_token')
    throw refusal('unsupported_grant_type', 'grant_type must be authorization_code or refresh_token');
  if (!client.grantTypes.includes(grantType))
    throw refusal('unauthorized_client', `Client is not allowed to use grant type: ${grantType}`);
  return grantType === 'refresh_token'
    ? refreshTokens(ctx, client, request)
    : exchangeClientCode(ctx, client, request);
}

async function refreshTokens(
  ctx: IdentityContext,
  client: OAuthClientRow,
  { refreshToken }: TokenRequest,
): Promise<TokenView> {
  try {
    const session = await refreshSession(ctx, refreshToken, client.id);
    const { access_token, token_type, expires_in, refresh_token, user } = session;
    await noteGrantUse(ctx, ctx.database.db, { userId: user.id, clientId: client.id });
    return { access_token, token_type, expires_in, refresh_token };
  } catch (error) {
    if (error instanceof AuthError && error.status === 400) throw refusal('invalid_grant', error.message);
    throw error;
  }
}

type Outcome = { view: TokenView } | { refusal: AuthError };

/**
 * A code opens one session. A second use ends that session, because one of the two holders stole
 * the code.
 */
async function exchangeClientCode(
  ctx: IdentityContext,
  client: OAuthClientRow,
  request: TokenRequest,
): Promise<TokenView> {
  const outcome = await transact(ctx, async (tx): Promise<Outcome> => {
    const [found] = await tx
      .select()
      .from(authorizations)
      .where(eq(authorizations.codeHash, hashToken(request.code)))
      .for('update');
    if (!found || found.clientId !== client.id) throw invalidGrant('Invalid authorization code');
    if (found.status === 'used') {
      if (found.sessionId) await tx.delete(sessions).where(eq(sessions.id, found.sessionId));
      return { refusal: invalidGrant('Invalid authorization code') };
    }
    checkCode(ctx, found, request);
    return { view: await openClientSession(ctx, tx, { client, found, device: request }) };
  });
  if ('view' in outcome) return outcome.view;
  throw outcome.refusal;
}

function checkCode(ctx: IdentityContext, found: AuthorizationRow, request: TokenRequest): void {
  if (ctx.now().getTime() - (found.codeIssuedAt?.getTime() ?? 0) >= oauthCodeSeconds * 1000)
    throw invalidGrant('Authorization code has expired');
  if (found.redirectUri !== request.redirectUri) throw invalidGrant('Invalid redirect_uri');
  const challenge = { challenge: found.codeChallenge, method: 's256' } as const;
  if (!matchesChallenge(challenge, request.codeVerifier)) throw invalidGrant('PKCE verification failed');
}

interface NewClientSession {
  client: OAuthClientRow;
  found: AuthorizationRow;
  device: ClientDevice;
}

async function openClientSession(
  ctx: IdentityContext,
  tx: Transaction,
  { client, found, device }: NewClientSession,
): Promise<TokenView> {
  const now = ctx.now();
  const user = await readUser(ctx, tx, found.userId);
  if (!(await noteGrantUse(ctx, tx, { userId: user.id, clientId: client.id })))
    throw invalidGrant('User no longer allows the application');
  const session = await createSessionStore(tx).create({
    id: ctx.newId(),
    userId: user.id,
    aal: 'aal1',
    amr: [{ method: 'oauth_provider/authorization_code', timestamp: Math.floor(now.getTime() / 1000) }],
    userAgent: shortenUserAgent(device.userAgent),
    ip: device.ip,
    createdAt: now,
    oauthClientId: client.id,
    scope: found.scope,
  });
  await tx
    .update(authorizations)
    .set({ status: 'used', sessionId: session.id })
    .where(eq(authorizations.id, found.id));
  const { token } = await signAccessToken(ctx, session, user);
  const mayRefresh = client.grantTypes.includes('refresh_token');
  const isOpenId = found.scope.split(' ').includes('openid');
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: ctx.settings.accessTokenSeconds,
    ...(mayRefresh && {
      refresh_token: await mintRefreshToken(tx, { sessionId: session.id, parentId: null, createdAt: now }),
    }),
    ...(isOpenId && { id_token: await signIdToken(ctx, { user, client, request: found }) }),
    scope: found.scope,
  };
}

async function readUser(ctx: IdentityContext, tx: Transaction, userId: string | null): Promise<UserRow> {
  const [user] = userId ? await tx.select().from(users).where(eq(users.id, userId)) : [];
  if (!user || (user.bannedUntil && user.bannedUntil > ctx.now()))
    throw invalidGrant('User is not available');
  return user;
}

const invalidGrant = (message: string) => refusal('invalid_grant', message);

function refusal(oauthError: string, message: string): AuthError {
  return new AuthError(400, 'validation_failed', message, { oauthError });
}
