import { randomUUID } from 'node:crypto';
import { schema } from '@keydence/db';
import * as oidc from 'openid-client';
import type { CodeChallenge } from '../code-challenge.ts';
import type { IdentityContext } from '../context.ts';
import { flowLimit, requireRateLimit } from '../rate-limit.ts';
import { resolveRedirect } from '../redirect.ts';
import { hashToken } from '../refresh-token.ts';
import { createHandOverUrl } from './bind-flow.ts';
import { requireProvider } from './oidc-clients.ts';

export interface StartOAuthInput {
  provider: string;
  redirectTo: string | undefined;
  /** Scopes beyond the profile, separated by spaces or commas. */
  scopes: string;
  codeChallenge: CodeChallenge | null;
  /** Query parameters of the caller beside ours; they are forwarded to the provider. */
  extra: Record<string, string>;
  browser: string;
  ip: string;
}

/** Set by us, overriding the caller's query. */
const reserved = new Set([
  ...['client_id', 'client_secret', 'redirect_uri', 'response_type', 'response_mode', 'scope', 'state'],
  ...['nonce', 'code_challenge', 'code_challenge_method', 'grant_type', 'code', 'request', 'request_uri'],
]);

/**
 * Starts a sign-in at a provider, bound to the browser. With `linkingUserId`, a program starts
 * linking an identity to that user, and the browser that continues is bound. Returns the URL for
 * the browser. @throws AuthError 400 `validation_failed` for an unknown provider, 503 while the
 * provider is unavailable.
 */
export async function startOAuth(
  ctx: IdentityContext,
  input: StartOAuthInput,
  linkingUserId: string | null = null,
): Promise<string> {
  const provider = requireProvider(ctx, input.provider);
  await requireRateLimit(ctx, flowLimit, input.ip);
  const { configuration } = await ctx.oidcClients(provider);
  const state = randomUUID();
  const isBegunByBrowser = linkingUserId === null;
  const nonce = oidc.randomNonce();
  const providerVerifier = oidc.randomPKCECodeVerifier();
  await ctx.database.db.insert(schema.flowStates).values({
    id: state,
    method: 'oauth',
    codeChallenge: input.codeChallenge?.challenge ?? null,
    codeChallengeMethod: input.codeChallenge?.method ?? null,
    provider: provider.name,
    redirectTo: resolveRedirect(ctx.settings, input.redirectTo),
    nonce,
    providerVerifier,
    linkingUserId,
    browserHash: isBegunByBrowser ? hashToken(input.browser) : null,
    createdAt: ctx.now(),
  });
  const extra = Object.entries(input.extra).filter(([name]) => !reserved.has(name));
  const { href: url } = oidc.buildAuthorizationUrl(configuration, {
    ...Object.fromEntries(extra),
    redirect_uri: ctx.settings.callbackUrl,
    scope: readScopes(input.scopes),
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(providerVerifier),
    code_challenge_method: 'S256',
  });
  return isBegunByBrowser ? url : createHandOverUrl(ctx, { flowId: state, url, browser: input.browser });
}

function readScopes(more: string): string {
  const asked = more.split(/[\s,]+/).filter(Boolean);
  return [...new Set(['openid', 'email', 'profile', ...asked])].join(' ');
}
