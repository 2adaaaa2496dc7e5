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
  /** More scopes than the profile, with spaces or commas between them. */
  scopes: string;
  codeChallenge: CodeChallenge | null;
  /** What the caller's query has beside our own parameters; it goes on to the provider. */
  extra: Record<string, string>;
  /** The secret in the browser's cookie. */
  browser: string;
  ip: string;
}

/** Ours to say, whatever the caller's query holds. */
const reserved = new Set([
  ...['client_id', 'client_secret', 'redirect_uri', 'response_type', 'response_mode', 'scope', 'state'],
  ...['nonce', 'code_challenge', 'code_challenge_method', 'grant_type', 'code', 'request', 'request_uri'],
]);

/**
 * Begins a sign-in at a provider, bound to the browser. With `linkingUserId` a program begins the linking of an identity
 * there to that user, and the browser that takes it over is bound. Returns the address for the browser.
 * @throws AuthError 400 `validation_failed` for an unknown provider, 503 while the provider cannot be reached.
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
