import { SignJWT } from 'jose';
import type { IdentityContext } from '../context.ts';
import type { UserRow } from '../session-store.ts';
import type { OAuthClientRow } from './require-oauth-server.ts';

const idTokenSeconds = 3600;

interface IdTokenParts {
  user: UserRow;
  client: OAuthClientRow;
  request: { scope: string; nonce: string | null };
}

/**
 * Identifies the user to this client only (OpenID Connect Core, section 2). It grants no access
 * here.
 */
export async function signIdToken(
  ctx: IdentityContext,
  { user, client, request }: IdTokenParts,
): Promise<string> {
  const { kid, alg, privateKey } = await ctx.keys.signing();
  const issuedAt = Math.floor(ctx.now().getTime() / 1000);
  const { sub: _sub, ...claims } = viewUserInfo(user, request.scope.split(' '));
  return new SignJWT({
    ...claims,
    ...(request.nonce ? { nonce: request.nonce } : {}),
    auth_time: Math.floor((user.lastSignInAt ?? ctx.now()).getTime() / 1000),
  })
    .setProtectedHeader({ alg, kid, typ: 'JWT' })
    .setIssuer(ctx.settings.issuer)
    .setSubject(user.id)
    .setAudience(client.id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + idTokenSeconds)
    .sign(privateKey);
}

/** The claims of OpenID Connect Core, section 5.1. */
export interface UserInfo {
  sub: string;
  email?: string;
  email_verified?: boolean;
  phone_number?: string;
  phone_number_verified?: boolean;
  name?: string;
  picture?: string;
  updated_at?: number;
}

export function viewUserInfo(user: UserRow, scopes: readonly string[]): UserInfo {
  const { email, phone, fullName, profilePictureUrl } = user;
  const picture = profilePictureUrl && URL.canParse(profilePictureUrl) ? profilePictureUrl : null;
  return {
    sub: user.id,
    ...(scopes.includes('email') &&
      email !== null && { email, email_verified: user.emailConfirmedAt !== null }),
    ...(scopes.includes('phone') &&
      phone !== null && {
        phone_number: `+${phone}`,
        phone_number_verified: user.phoneConfirmedAt !== null,
      }),
    ...(scopes.includes('profile') && {
      ...(fullName ? { name: fullName } : {}),
      ...(picture ? { picture } : {}),
      updated_at: Math.floor(user.updatedAt.getTime() / 1000),
    }),
  };
}
