import type { IdentityContext } from '../context.ts';
import { authMethods } from './check-client.ts';
import { requireOAuthServer } from './require-oauth-server.ts';
import { supportedScopes } from './scopes.ts';

/** Discovery document for clients (OpenID Connect Discovery 1.0 and RFC 8414). */
export async function readServerMetadata(ctx: IdentityContext): Promise<Record<string, unknown>> {
  requireOAuthServer(ctx);
  const { issuer, callbackUrl } = ctx.settings;
  const base = callbackUrl.replace(/\/callback$/, '');
  const { alg } = await ctx.keys.signing();
  return {
    issuer,
    authorization_endpoint: `${base}/oauth/authorize`,
    token_endpoint: `${base}/oauth/token`,
    userinfo_endpoint: `${base}/oauth/userinfo`,
    jwks_uri: `${base}/.well-known/jwks.json`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [alg],
    token_endpoint_auth_methods_supported: authMethods,
    code_challenge_methods_supported: ['S256'],
    scopes_supported: supportedScopes,
    claims_supported: [
      ...['sub', 'aud', 'iss', 'exp', 'iat', 'auth_time', 'nonce', 'email', 'email_verified'],
      ...['phone_number', 'phone_number_verified', 'name', 'picture', 'updated_at'],
    ],
    authorization_response_iss_parameter_supported: true,
  };
}
