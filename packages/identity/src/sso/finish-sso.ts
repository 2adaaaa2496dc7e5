import type { IdentityContext } from '../context.ts';
import { consumeFlow, type FlowRow } from '../oauth/consume-flow.ts';
import { finishFlow } from '../oauth/finish-flow.ts';
import type { OAuthReturn } from '../oauth/finish-oauth.ts';
import type { ProviderProfile } from '../oauth/provider-profile.ts';
import type { ClientDevice } from '../open-session.ts';
import { invalidAssertion, readAssertion } from './read-assertion.ts';
import { createSaml, requestIdOf, requireSaml, samlAddresses } from './service-provider.ts';
import { ssoProviderName } from './start-sso.ts';

export interface FinishSsoInput extends ClientDevice {
  /** The provider's response, base64, and the relay state that it repeats. */
  samlResponse: string;
  relayState: string;
  browser: string | undefined;
}

/** A response with a document type could redefine its content; SHA-1 is not secure. */
const refused = /<!DOCTYPE|xmldsig#(rsa-|hmac-)?sha1\b/i;

/**
 * Completes a sign-in at an identity provider: checks its response, finds or creates the user, and
 * returns the redirect. Only a response to a request of this server is accepted, once. @throws
 * AuthError 404 `saml_provider_disabled`, 404 `saml_relay_state_not_found`, 422
 * `saml_relay_state_expired`.
 */
export async function finishSso(ctx: IdentityContext, input: FinishSsoInput): Promise<OAuthReturn> {
  requireSaml(ctx);
  const flow = await consumeFlow(ctx, 'saml', { state: input.relayState, browser: input.browser });
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
