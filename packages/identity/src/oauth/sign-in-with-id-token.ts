import { createHash } from 'node:crypto';
import { decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { type ClientDevice, openSession } from '../open-session.ts';
import { requireRateLimit, tokenLimit } from '../rate-limit.ts';
import type { SessionView } from '../session-view.ts';
import type { OidcProvider } from '../settings.ts';
import { transact } from '../transact.ts';
import { linkAccount, mailForVerification } from './link-account.ts';
import { requireLinker, requireManualLinking } from './link-identity.ts';
import { providerUnreachable } from './oidc-clients.ts';
import { readProfile } from './provider-profile.ts';

export interface IdTokenInput extends ClientDevice {
  provider: string;
  idToken: string;
  accessToken: string | undefined;
  nonce: string | undefined;
  /** Adds the identity to the signed-in user instead of signing in. */
  isLink: boolean;
  authorization: string | undefined;
}

/** Signs in with an ID token that the client got from a provider. */
export async function signInWithIdToken(ctx: IdentityContext, input: IdTokenInput): Promise<SessionView> {
  if (!input.idToken || !input.provider)
    throw badRequest('id_token and provider are required', { oauthError: 'invalid request' });
  if (input.isLink) requireManualLinking(ctx);
  const linking = input.isLink ? await requireLinker(ctx, input.authorization) : null;
  await requireRateLimit(ctx, tokenLimit, input.ip);
  const provider = requireEnabled(ctx, input.provider);
  const claims = await verifyIdToken(ctx, provider, input.idToken);
  requireNonce(claims, input.nonce);
  requireSameAccessToken(claims, input);
  const profile = readProfile(provider.name, claims);
  const session = await transact(ctx, async (tx) => {
    const user = await linkAccount(ctx, tx, { profile, linkingUserId: linking?.user.id ?? null });
    return user ? openSession(ctx, tx, { userId: user.id, method: 'oauth', device: input }) : null;
  });
  return session ?? mailForVerification(ctx, profile, { redirectTo: undefined, ip: input.ip });
}

const googleIssuer = 'https://accounts.google.com';

function requireEnabled(ctx: IdentityContext, name: string): OidcProvider {
  const provider = ctx.settings.oidcProviders.find((known) => known.name === name || known.issuer === name);
  if (provider) return provider;
  const issuer = name === 'google' ? googleIssuer : name;
  throw new AuthError(400, 'provider_disabled', `Provider (issuer "${issuer}") is not enabled`);
}

/** Checks signature, issuer, audience and times, with the provider's own keys. */
async function verifyIdToken(
  ctx: IdentityContext,
  provider: OidcProvider,
  idToken: string,
): Promise<JWTPayload> {
  const { keys, configuration } = await ctx.oidcClients(provider);
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms: ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'ES512', 'EdDSA'],
      issuer: configuration.serverMetadata().issuer,
      audience: [...provider.clientIds],
      currentDate: ctx.now(),
      clockTolerance: 5,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    return payload;
  } catch (error) {
    throw refuseIdToken(error, idToken);
  }
}

function refuseIdToken(error: unknown, idToken: string): AuthError {
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud') {
    const audience = [decodeJwt(idToken).aud ?? []].flat().join(' ');
    return badIdToken(`Unacceptable audience in id_token: [${audience}]`, error);
  }
  if (
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout) &&
    error.code !== 'ERR_JOSE_GENERIC'
  )
    return badIdToken('Bad ID token', error);
  return providerUnreachable(error);
}

/** The token contains the hash of the nonce that its requester kept. */
function requireNonce({ nonce: claimed }: JWTPayload, nonce: string | undefined): void {
  if (!claimed !== !nonce)
    throw badIdToken('Passed nonce and nonce in id_token should either both exist or not.');
  if (!nonce || claimed === createHash('sha256').update(nonce).digest('hex')) return;
  throw badRequest('Nonces mismatch', { oauthError: 'invalid nonce' });
}

/**
 * If the token names its access token, any other access token is rejected (OpenID Connect 3.1.3.6).
 */
function requireSameAccessToken({ at_hash: claimed }: JWTPayload, input: IdTokenInput): void {
  if (!input.accessToken || typeof claimed !== 'string') return;
  const isSame = ['sha256', 'sha384', 'sha512'].some((algorithm) => {
    const digest = createHash(algorithm)
      .update(input.accessToken ?? '')
      .digest();
    return digest.subarray(0, digest.length / 2).toString('base64url') === claimed;
  });
  if (!isSame) throw badIdToken('Bad ID token');
}

function badIdToken(message: string, cause?: unknown): AuthError {
  return badRequest(message, { oauthError: 'invalid request', cause });
}

function badRequest(message: string, options: { oauthError: string; cause?: unknown }): AuthError {
  return new AuthError(400, 'validation_failed', message, options);
}
