import type { OAuthClientRow } from './require-oauth-server.ts';

export interface OAuthClientView {
  client_id: string;
  client_name: string;
  /** Returned once, at creation. */
  client_secret?: string;
  client_type: 'public' | 'confidential';
  token_endpoint_auth_method: string;
  registration_type: 'manual';
  client_uri?: string;
  logo_uri?: string;
  redirect_uris: string[];
  grant_types: string[];
  response_types: string[];
  created_at: string;
  updated_at: string;
}

export function viewClient(client: OAuthClientRow, secret?: string | null): OAuthClientView {
  return {
    client_id: client.id,
    client_name: client.name,
    ...(secret ? { client_secret: secret } : {}),
    client_type: client.authMethod === 'none' ? 'public' : 'confidential',
    token_endpoint_auth_method: client.authMethod,
    registration_type: 'manual',
    ...(client.clientUri ? { client_uri: client.clientUri } : {}),
    ...(client.logoUri ? { logo_uri: client.logoUri } : {}),
    redirect_uris: client.redirectUris,
    grant_types: client.grantTypes,
    response_types: ['code'],
    created_at: client.createdAt.toISOString(),
    updated_at: client.updatedAt.toISOString(),
  };
}

/** Client details on the consent page. */
export interface ShownClient {
  id: string;
  name: string;
  uri: string;
  logo_uri: string;
}

export function showClient(client: OAuthClientRow): ShownClient {
  return { id: client.id, name: client.name, uri: client.clientUri ?? '', logo_uri: client.logoUri ?? '' };
}
