import { randomUUID } from 'node:crypto';
import { schema } from '@keydence/db';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { flowLimit, requireRateLimit } from '../rate-limit.ts';
import { redirectBack } from './redirect-back.ts';
import { findClient, requireOAuthServer } from './require-oauth-server.ts';
import { readScopes } from './scopes.ts';

export interface AuthorizationRequest {
  clientId: string;
  redirectUri: string;
  responseType: string;
  scope: string;
  state: string;
  nonce: string;
  codeChallenge: string;
  codeChallengeMethod: string;
  prompt: string;
  ip: string;
}

const maxTextLength = 2048;

/**
 * Stores a client's request and returns the redirect: to the consent page, or back to the client
 * with an error. Unless the client and its exact redirect URI are known, nothing is sent there.
 * @throws AuthError 400 `oauth_client_not_found`, `validation_failed`.
 */
export async function startAuthorization(
  ctx: IdentityContext,
  request: AuthorizationRequest,
): Promise<string> {
  requireOAuthServer(ctx);
  await requireRateLimit(ctx, flowLimit, request.ip);
  const { clientId, redirectUri, state, nonce, codeChallenge } = request;
  const client = await findClient(ctx.database.db, clientId);
  if (!client) throw new AuthError(400, 'oauth_client_not_found', 'invalid client_id');
  if (!client.redirectUris.includes(redirectUri))
    throw new AuthError(400, 'validation_failed', 'invalid redirect_uri');
  const scopes = readScopes(request.scope);
  const problem = findProblem(request);
  if (problem || !scopes) {
    const [error, error_description] = problem ?? ['invalid_scope', 'unsupported scope'];
    return redirectBack(ctx.settings, { redirectUri, state }, { error, error_description });
  }
  const id = randomUUID();
  await ctx.database.db.insert(schema.oauthAuthorizations).values({
    id,
    clientId: client.id,
    redirectUri,
    scope: scopes.join(' '),
    state: state || null,
    nonce: nonce || null,
    codeChallenge,
    status: 'pending',
    createdAt: ctx.now(),
  });
  const page = new URL('/oauth/consent', ctx.settings.siteUrl);
  page.searchParams.set('authorization_id', id);
  return page.href;
}

function findProblem(request: AuthorizationRequest): [error: string, description: string] | null {
  if (request.responseType !== 'code')
    return ['unsupported_response_type', 'only response_type=code is supported'];
  // The user is unknown here, so every request needs interaction.
  if (request.prompt.split(' ').includes('none')) return ['interaction_required', 'a user has to agree'];
  if (request.codeChallengeMethod !== 'S256' || !/^[\w-]{43}$/.test(request.codeChallenge))
    return ['invalid_request', 'PKCE is required: code_challenge with code_challenge_method=S256'];
  const texts = [request.state, request.nonce];
  if (texts.some((text) => text.length > maxTextLength || /\p{Cc}|\p{Cs}/u.test(text)))
    return ['invalid_request', `state and nonce are one line of at most ${maxTextLength} characters`];
  return null;
}
