import * as oidc from 'openid-client';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import type { ClientDevice } from '../open-session.ts';
import type { SessionView } from '../session-view.ts';
import { consumeFlow, type FlowRow } from './consume-flow.ts';
import { finishFlow } from './finish-flow.ts';
import { providerUnreachable, requireProvider } from './oidc-clients.ts';
import { type ProviderProfile, readProfile } from './provider-profile.ts';
import type { ProviderTokens } from './provider-tokens.ts';

export interface FinishOAuthInput extends ClientDevice {
  /** The provider's response, from the query or a posted form. */
  answer: URLSearchParams;
  browser: string | undefined;
}

/** The redirect after the sign-in, with its result. */
export type OAuthReturn = { redirectTo: string } & (
  | { code: string }
  | { session: SessionView }
  | { failure: unknown }
);

/**
 * Completes a sign-in at a provider: checks its response, finds or creates the user, and returns
 * the redirect. @throws AuthError 400 `bad_oauth_callback` or `bad_oauth_state` for a response
 * without a pending flow.
 */
export async function finishOAuth(ctx: IdentityContext, input: FinishOAuthInput): Promise<OAuthReturn> {
  const flow = await consumeFlow(ctx, 'oauth', { state: input.answer.get('state'), browser: input.browser });
  const redirectTo = flow.redirectTo ?? ctx.settings.siteUrl;
  try {
    const { profile, tokens } = await askProvider(ctx, flow, input.answer);
    return { redirectTo, ...(await finishFlow(ctx, { flow, profile, tokens, device: input })) };
  } catch (error) {
    return { redirectTo, failure: error };
  }
}

async function askProvider(
  ctx: IdentityContext,
  flow: FlowRow,
  answer: URLSearchParams,
): Promise<{ profile: ProviderProfile; tokens: ProviderTokens }> {
  const provider = requireProvider(ctx, flow.provider ?? '');
  const refused = answer.get('error');
  if (refused) throw providerRefused(refused, answer.get('error_description'));
  if (!answer.get('code'))
    throw new AuthError(400, 'bad_oauth_callback', 'OAuth callback with missing authorization code');
  const { configuration } = await ctx.oidcClients(provider);
  const callback = new URL(ctx.settings.callbackUrl);
  callback.search = answer.toString();
  try {
    const granted = await oidc.authorizationCodeGrant(configuration, callback, {
      expectedState: flow.id,
      expectedNonce: flow.nonce ?? '',
      pkceCodeVerifier: flow.providerVerifier ?? '',
      idTokenExpected: true,
    });
    const claims = { ...granted.claims() };
    if (!claims.email && configuration.serverMetadata().userinfo_endpoint)
      Object.assign(claims, await oidc.fetchUserInfo(configuration, granted.access_token, claims.sub ?? ''));
    return {
      profile: readProfile(provider.name, claims),
      tokens: { accessToken: granted.access_token, refreshToken: granted.refresh_token ?? null },
    };
  } catch (error) {
    throw exchangeFailed(error);
  }
}

function providerRefused(error: string, description: string | null): AuthError {
  const status = { access_denied: 403, temporarily_unavailable: 503 }[error] ?? 500;
  const message = (description ?? 'The sign-in provider refused the sign-in').slice(0, 300);
  return new AuthError(status, 'bad_oauth_callback', message);
}

/** The library's own errors mean an invalid response; any other error means that there was none. */
function exchangeFailed(error: unknown): AuthError {
  const isNoAnswer = error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError');
  if (isNoAnswer) return providerUnreachable(error);
  return new AuthError(500, 'unexpected_failure', 'Unable to exchange external code', { cause: error });
}
