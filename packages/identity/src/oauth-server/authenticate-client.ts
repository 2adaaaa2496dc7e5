import { timingSafeEqual } from 'node:crypto';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { hashToken } from '../refresh-token.ts';
import type { AuthMethod } from './check-client.ts';
import { findClient, type OAuthClientRow } from './require-oauth-server.ts';

/** Credentials of a client at the token endpoint. */
export interface ClientProof {
  clientId: string;
  clientSecret: string;
  method: AuthMethod;
}

/**
 * Authenticates the client of a token request. Unknown ids, secrets and methods get the same error.
 */
export async function authenticateClient(
  ctx: IdentityContext,
  { clientId, clientSecret, method }: ClientProof,
): Promise<OAuthClientRow> {
  const client = await findClient(ctx.database.db, clientId);
  if (!client || client.authMethod !== method) throw refused();
  if (client.secretHash && !timingSafeEqual(hashToken(clientSecret), client.secretHash)) throw refused();
  return client;
}

function refused(): AuthError {
  return new AuthError(401, 'invalid_credentials', 'Client authentication failed', {
    oauthError: 'invalid_client',
  });
}
