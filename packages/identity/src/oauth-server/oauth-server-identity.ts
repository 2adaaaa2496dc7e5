import type { IdentityContext } from '../context.ts';
import type { ClientDevice } from '../open-session.ts';
import { requireAnySession } from '../require-session.ts';
import {
  type AuthorizationView,
  decideAuthorization,
  openAuthorization,
  type Redirect,
} from './decide-authorization.ts';
import { grantTokens, type TokenRequest, type TokenView } from './grant-tokens.ts';
import { listGrants, noteGrantUse, type OAuthGrantView, revokeGrant } from './grants.ts';
import { type UserInfo, viewUserInfo } from './id-token.ts';
import { createOAuthClients, type OAuthClients } from './manage-clients.ts';
import { requireOAuthServer } from './require-oauth-server.ts';
import { readServerMetadata } from './server-metadata.ts';
import { type AuthorizationRequest, startAuthorization } from './start-authorization.ts';

type Authorization = string | undefined;

/**
 * Sign-in to third-party applications with an account here. Each call throws 404 `feature_disabled`
 * if it is off.
 */
export interface OAuthServer {
  clients: OAuthClients;
  metadata(): Promise<Record<string, unknown>>;
  startAuthorization(request: AuthorizationRequest): Promise<string>;
  openAuthorization(
    authorization: Authorization,
    input: { id: string; origin: string | undefined },
  ): Promise<AuthorizationView | Redirect>;
  decideAuthorization(
    authorization: Authorization,
    input: { id: string; origin: string | undefined; action: string; device: ClientDevice },
  ): Promise<Redirect>;
  grantTokens(request: TokenRequest): Promise<TokenView>;
  /** User data that the token's scopes allow. */
  userInfo(authorization: Authorization): Promise<UserInfo>;
  listGrants(authorization: Authorization): Promise<OAuthGrantView[]>;
  revokeGrant(authorization: Authorization, input: { clientId: string; device: ClientDevice }): Promise<void>;
}

export function createOAuthServer(ctx: IdentityContext): OAuthServer {
  return {
    clients: createOAuthClients(ctx),
    metadata: () => readServerMetadata(ctx),
    startAuthorization: (request) => startAuthorization(ctx, request),
    openAuthorization: (authorization, input) => openAuthorization(ctx, authorization, input),
    decideAuthorization: (authorization, input) => decideAuthorization(ctx, authorization, input),
    grantTokens: (request) => grantTokens(ctx, request),
    userInfo: async (authorization) => {
      requireOAuthServer(ctx);
      const { session, user } = await requireAnySession(ctx, authorization);
      const clientId = session.oauthClientId;
      if (clientId) await noteGrantUse(ctx, ctx.database.db, { userId: user.id, clientId });
      return viewUserInfo(user, session.scope?.split(' ') ?? []);
    },
    listGrants: (authorization) => listGrants(ctx, authorization),
    revokeGrant: (authorization, input) => revokeGrant(ctx, authorization, input),
  };
}
