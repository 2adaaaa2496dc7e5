import { randomUUID } from 'node:crypto';
import { schema } from '@keydence/db';
import { AuthError } from '../auth-error.ts';
import type { CodeChallenge } from '../code-challenge.ts';
import type { IdentityContext } from '../context.ts';
import { createHandOverUrl } from '../oauth/bind-flow.ts';
import { requireRateLimit, ssoLimit } from '../rate-limit.ts';
import { resolveRedirect } from '../redirect.ts';
import type { SamlProvider } from '../settings.ts';
import { createSaml, requestIdOf, requireSaml } from './service-provider.ts';

export interface StartSsoInput {
  /** Exactly one of the two identifies the provider. */
  providerId: string | undefined;
  domain: string | undefined;
  redirectTo: string | undefined;
  codeChallenge: CodeChallenge | null;
  browser: string;
  ip: string;
}

/**
 * Starts a sign-in at a company's identity provider; returns the URL for the browser that continues
 * it. @throws AuthError 404 `saml_provider_disabled` or `sso_provider_not_found`, 400
 * `validation_failed`.
 */
export async function startSso(ctx: IdentityContext, input: StartSsoInput): Promise<string> {
  requireSaml(ctx);
  const provider = findProvider(ctx, input);
  await requireRateLimit(ctx, ssoLimit, input.ip);
  const id = randomUUID();
  await ctx.database.db.insert(schema.flowStates).values({
    id,
    method: 'sso/saml',
    codeChallenge: input.codeChallenge?.challenge ?? null,
    codeChallengeMethod: input.codeChallenge?.method ?? null,
    provider: ssoProviderName(provider.id),
    redirectTo: resolveRedirect(ctx.settings, input.redirectTo),
    createdAt: ctx.now(),
  });
  const url = await createSaml(ctx, provider, requestIdOf(id)).getAuthorizeUrlAsync(id, undefined, {});
  return createHandOverUrl(ctx, { flowId: id, url, browser: input.browser });
}

/** Name of an identity provider in identities and `app_metadata`. */
export function ssoProviderName(providerId: string): string {
  return `sso:${providerId}`;
}

function findProvider(
  { settings }: IdentityContext,
  { providerId, domain }: Pick<StartSsoInput, 'providerId' | 'domain'>,
): SamlProvider {
  if (!providerId && !domain)
    throw new AuthError(400, 'validation_failed', 'A provider_id or domain needs to be provided');
  if (providerId && domain)
    throw new AuthError(400, 'validation_failed', 'Only one of provider_id or domain supported');
  const provider = settings.samlProviders.find(
    ({ id, domains }) => id === providerId?.toLowerCase() || domains.includes(domain?.toLowerCase() ?? ''),
  );
  if (provider) return provider;
  throw new AuthError(
    404,
    'sso_provider_not_found',
    domain ? 'No SSO provider assigned for this domain' : 'No such SSO provider',
  );
}
