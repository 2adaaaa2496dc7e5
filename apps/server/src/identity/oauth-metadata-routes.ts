import type { Identity } from '@keydence/identity';
import { type Context, Hono } from 'hono';
import { allowOrigins, identityNames } from '../http/allow-origins.ts';
import { answerError, toAuthError } from './error-response.ts';

export const metadataPath = '/.well-known/oauth-authorization-server';

export async function answerMetadata(
  c: Context,
  { oauthServer }: Pick<Identity, 'oauthServer'>,
): Promise<Response> {
  return c.json(await oauthServer.metadata(), 200, { 'Cache-Control': 'public, max-age=600' });
}

/**
 * Metadata at the address of RFC 8414 (section 3.1): between host and path of the issuer. Not
 * mounted if the identity API has the whole host, because it serves that address itself.
 */
export function oauthMetadataMounts(
  identity: Pick<Identity, 'oauthServer'>,
  { basePath, origins }: { basePath: string; origins: readonly string[] },
): { path: string; routes: Hono }[] {
  if (basePath === '/') return [];
  const routes = new Hono();
  routes.onError((error, c) => answerError(c, toAuthError(error)));
  if (origins.length > 0) routes.use(allowOrigins(origins, identityNames));
  routes.get('/', (c) => answerMetadata(c, identity));
  return [{ path: metadataPath + basePath, routes }];
}
