import { type Queryable, schema } from '@keydence/db';
import { eq } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { isUuid } from '../is-uuid.ts';

const { oauthClients } = schema;
export type OAuthClientRow = typeof oauthClients.$inferSelect;

/** Throws 404 `feature_disabled` if the OAuth server is off. */
export function requireOAuthServer({ settings }: Pick<IdentityContext, 'settings'>): void {
  if (!settings.oauthServer) throw new AuthError(404, 'feature_disabled', 'OAuth server is disabled');
}

export async function findClient(db: Queryable, clientId: string): Promise<OAuthClientRow | undefined> {
  if (!isUuid(clientId)) return undefined;
  const [client] = await db.select().from(oauthClients).where(eq(oauthClients.id, clientId));
  return client;
}
