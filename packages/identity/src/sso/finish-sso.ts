import type { IdentityContext } from '../context.ts';
import { finishFlow } from '../oauth/finish-flow.ts';
import type { OAuthReturn } from '../oauth/finish-oauth.ts';
import type { ProviderProfile } from '../oauth/provider-profile.ts';
import { type FlowRow, takeFlow } from '../oauth/take-flow.ts';
import type { ClientDevice } from '../open-session.ts';
import { invalidAssertion, readAssertion } from './read-assertion.ts';
import { createSaml, requestIdOf, requireSaml, samlAddresses } from './service-provider.ts';
import { ssoProviderName } from './start-sso.ts';

export interface FinishSsoInput extends ClientDevice {
  /** The provider's answer, base64, and what it was to repeat. */
  samlResponse: string;
  relayState: string;
  /** The secret in the browser's cookie. */
  browser: string | undefined;
}

/** An answer that declares a document type could redefine what it says; SHA-1 proves nothing any more. */
const refused = /<!DOCTYPE|xmldsig#(rsa-|hmac-)?sha1\b/i;

/**
 * Ends a sign-in at an identity provider: checks its answer, finds or makes the user, and returns to where it began.
 * Only an answer to a request of ours counts, once.
 * @throws AuthError 404 `saml_provider_disabled`, 404 `saml_relay_state_not_found`, 422 `saml_relay_state_expired`.
 */
export async function finishSso(ctx: IdentityContext, input: FinishSsoInput): Promise<OAuthReturn> {
  requireSaml(ctx);
  const flow = await takeFlow(ctx, 'saml', { state: input.relayState, browser: input.browser });
  const redirectTo = flow.redirectTo ?? ctx.settings.siteUrl;
  try {
    const profile = await checkAnswer(ctx, flow, input.samlResponse);
    return { redirectTo, ...(await finishFlow(ctx, { flow, profile, tokens: null, device: input })) };
  } catch (error) {
    return { redirectTo, failure: error };
  }
}

async function checkAnswer(
  ctx: IdentityContext,
  flow: FlowRow,
  samlResponse: string,
): Promise<ProviderProfile> {
  const provider = ctx.settings.samlProviders.find(({ id }) => ssoProviderName(id) === flow.provider);
  if (!provider || refused.test(Buffer.from(samlResponse, 'base64').toString())) throw invalidAssertion();
  const requestId = requestIdOf(flow.id);
  const { profile } = await createSaml(ctx, provider, requestId)
    .validatePostResponseAsync({ SAMLResponse: samlResponse })
    .catch((error: unknown): never => {
      throw invalidAssertion(error);
    });
  if (!profile?.getAssertion) throw invalidAssertion();
  const attributes = (profile.attributes ?? {}) as Record<string, unknown>;
  return readAssertion(
    { assertion: profile.getAssertion(), attributes },
    { provider, requestId, answerUrl: samlAddresses(ctx).answerUrl, now: ctx.now() },
  );
}
