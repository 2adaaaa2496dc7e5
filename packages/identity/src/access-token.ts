import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { IdentityContext } from './context.ts';
import { isUuid } from './is-uuid.ts';
import type { SessionRecord, UserRow } from './session-store.ts';
import { metadataClaims } from './user-metadata.ts';

const audience = 'authenticated';

export interface AccessClaims {
  userId: string;
  sessionId: string;
  expiresAt: Date;
}

type TokenContext = Pick<IdentityContext, 'keys' | 'now' | 'settings'>;

/** Signs the access token of one session; returns it with its expiry in Unix seconds. */
export async function signAccessToken(
  ctx: TokenContext,
  session: SessionRecord,
  user: UserRow,
): Promise<{ token: string; expiresAt: number }> {
  const { kid, alg, privateKey } = await ctx.keys.signing();
  const issuedAt = Math.floor(ctx.now().getTime() / 1000);
  const expiresAt = issuedAt + ctx.settings.accessTokenSeconds;
  const token = await new SignJWT({
    ...(session.oauthClientId === null ? personalClaims(user) : clientClaims(session)),
    role: audience,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.isAnonymous,
  })
    .setProtectedHeader({ alg, kid, typ: 'JWT' })
    .setIssuer(ctx.settings.issuer)
    .setSubject(user.id)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(privateKey);
  return { token, expiresAt };
}

function personalClaims(user: UserRow) {
  return {
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...metadataClaims(user.appMetadata, user.userMetadata),
  };
}

/**
 * An OAuth client reads user data from the ID token and `/oauth/userinfo`, limited by its scopes.
 */
function clientClaims({ oauthClientId, scope }: SessionRecord) {
  return { client_id: oauthClientId, scope };
}

/** A token of role `service_role`, which manages users until it expires. */
export async function signServiceToken(ctx: TokenContext, lifeSeconds: number): Promise<string> {
  const { kid, alg, privateKey } = await ctx.keys.signing();
  const issuedAt = Math.floor(ctx.now().getTime() / 1000);
  return new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg, kid, typ: 'JWT' })
    .setIssuer(ctx.settings.issuer)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifeSeconds)
    .sign(privateKey);
}

/** Checks signature, algorithm, issuer, audience and expiry; rejects with jose's error. */
export async function verifyAccessToken(ctx: TokenContext, token: string): Promise<AccessClaims> {
  const { findKey, algorithms } = await ctx.keys.signing();
  const { payload } = await jwtVerify(token, findKey, {
    algorithms,
    issuer: ctx.settings.issuer,
    audience,
    currentDate: ctx.now(),
    requiredClaims: ['sub', 'exp', 'session_id'],
  });
  return readClaims(payload);
}

/**
 * Verifies a token that has a role but no user. The signature decides; the issuer may be the
 * program that signed it. Audience and expiry are checked if the token has them. Rejects with
 * jose's error.
 */
export async function verifyRoleToken(ctx: TokenContext, token: string): Promise<string> {
  const { findKey, algorithms } = await ctx.keys.signing();
  const { payload } = await jwtVerify(token, findKey, { algorithms, currentDate: ctx.now() });
  if (payload.aud !== undefined && payload.aud !== audience)
    throw new errors.JWTInvalid('unexpected audience');
  return String(payload.role ?? '');
}

function readClaims(payload: JWTPayload): AccessClaims {
  const { sub, session_id: sessionId, exp } = payload;
  if (!sub || !isUuid(sub)) throw new errors.JWTInvalid('the subject is not a user id');
  if (typeof sessionId !== 'string' || !isUuid(sessionId)) throw new errors.JWTInvalid('no session');
  return { userId: sub, sessionId, expiresAt: new Date((exp ?? 0) * 1000) };
}

export function readBearer(authorization: string | undefined): string | null {
  return /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? null;
}
