import { generateServiceProviderMetadata, SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import type { SamlProvider } from '../settings.ts';

type SettingsContext = Pick<IdentityContext, 'settings'>;

/** Our response URL and entity id for identity providers. */
export function samlAddresses({ settings }: SettingsContext): { answerUrl: string; entityId: string } {
  return {
    answerUrl: new URL('sso/saml/acs', settings.callbackUrl).href,
    entityId: new URL('sso/saml/metadata', settings.callbackUrl).href,
  };
}

/** Throws 404 `saml_provider_disabled` if no provider is configured. */
export function requireSaml({ settings }: SettingsContext): void {
  if (settings.samlProviders.length === 0)
    throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
}

/** Our metadata, for import by an identity provider's administrator. */
export function samlMetadata(ctx: SettingsContext): string {
  requireSaml(ctx);
  const { answerUrl, entityId } = samlAddresses(ctx);
  return generateServiceProviderMetadata({
    issuer: entityId,
    callbackUrl: answerUrl,
    wantAssertionsSigned: true,
    identifierFormat: null,
  });
}

/**
 * The library that writes requests to a provider and verifies the signatures of its responses.
 * `read-assertion.ts` checks times, recipient and request id, in the signed part and with our own
 * clock.
 */
export function createSaml(ctx: SettingsContext, provider: SamlProvider, requestId: string): SAML {
  const { answerUrl, entityId } = samlAddresses(ctx);
  return new SAML({
    entryPoint: provider.signInUrl,
    callbackUrl: answerUrl,
    issuer: entityId,
    audience: entityId,
    idpCert: [...provider.certificates],
    generateUniqueId: () => requestId,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    // Either signature suffices: only signed content is read.
    wantAssertionsSigned: false,
    wantAuthnResponseSigned: false,
    validateInResponseTo: ValidateInResponseTo.never,
    acceptedClockSkewMs: -1,
  });
}

/** An XML id must not start with a digit. */
export function requestIdOf(flowId: string): string {
  return `_${flowId}`;
}
