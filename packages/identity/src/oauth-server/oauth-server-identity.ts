import { type Bound, bindTo } from '../bind-to.ts';
import type { IdentityContext } from '../context.ts';
import { requireAnySession } from '../require-session.ts';
import { decideAuthorization, openAuthorization } from './decide-authorization.ts';
import { grantTokens } from './grant-tokens.ts';
import { listGrants, noteGrantUse, revokeGrant } from './grants.ts';
import { type UserInfo, viewUserInfo } from './id-token.ts';
import { createOAuthClients, type OAuthClients } from './manage-clients.ts';
import { requireOAuthServer } from './require-oauth-server.ts';
import { readServerMetadata } from './server-metadata.ts';
import { startAuthorization } from './start-authorization.ts';

type Authorization = string | undefined;

const useCases = {
  metadata: readServerMetadata,
  startAuthorization,
  openAuthorization,
  decideAuthorization,
  grantTokens,
  /** User data that the token's scopes allow. */
  userInfo: async (ctx: IdentityContext, authorization: Authorization): Promise<UserInfo> => {
    requireOAuthServer(ctx);
    const { session, user } = await requireAnySession(ctx, authorization);
    const clientId = session.oauthClientId;
    if (clientId) await noteGrantUse(ctx, ctx.database.db, { userId: user.id, clientId });
    return viewUserInfo(user, session.scope?.split(' ') ?? []);
  },
  listGrants,
  revokeGrant,
};

/**
 * Sign-in to third-party applications with an account here. Each call throws 404 `feature_disabled`
 * if it is off.
 */
export interface OAuthServer extends Bound<typeof useCases> {
  clients: OAuthClients;
}

export function createOAuthServer(ctx: IdentityContext): OAuthServer {
  return { clients: createOAuthClients(ctx), ...bindTo(ctx, useCases) };
}
