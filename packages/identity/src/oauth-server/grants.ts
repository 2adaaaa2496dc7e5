import { type Queryable, schema } from '@keydence/db';
import { and, desc, eq } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { isUuid } from '../is-uuid.ts';
import type { ClientDevice } from '../open-session.ts';
import { recordActivity } from '../record-activity.ts';
import { requireSession } from '../require-session.ts';
import { transact } from '../transact.ts';
import { type ShownClient, showClient } from './client-view.ts';
import { requireOAuthServer } from './require-oauth-server.ts';

const { oauthAuthorizations, oauthClients, oauthConsents, sessions } = schema;

/** An application that may read data of a user. */
export interface OAuthGrantView {
  client: ShownClient;
  scopes: string[];
  granted_at: string;
  /** Omitted until the application has signed the user in. Not in the public client's type. */
  last_used_at?: string;
}

export async function listGrants(
  ctx: IdentityContext,
  authorization: string | undefined,
): Promise<OAuthGrantView[]> {
  requireOAuthServer(ctx);
  const { user } = await requireSession(ctx, authorization);
  const rows = await ctx.database.db
    .select({ client: oauthClients, consent: oauthConsents })
    .from(oauthConsents)
    .innerJoin(oauthClients, eq(oauthClients.id, oauthConsents.clientId))
    .where(eq(oauthConsents.userId, user.id))
    .orderBy(desc(oauthConsents.grantedAt), desc(oauthConsents.clientId));
  return rows.map(({ client, consent: { scopes, grantedAt, lastUsedAt } }) => ({
    client: showClient(client),
    scopes,
    granted_at: grantedAt.toISOString(),
    ...(lastUsedAt ? { last_used_at: lastUsedAt.toISOString() } : {}),
  }));
}

/** Stores that a client used its grant; false if the grant was revoked. */
export async function noteGrantUse(
  ctx: IdentityContext,
  db: Queryable,
  { userId, clientId }: { userId: string; clientId: string },
): Promise<boolean> {
  const used = await db
    .update(oauthConsents)
    .set({ lastUsedAt: ctx.now() })
    .where(and(eq(oauthConsents.userId, userId), eq(oauthConsents.clientId, clientId)))
    .returning({ clientId: oauthConsents.clientId });
  return used.length > 0;
}

/**
 * Revokes a client's grant with its sessions and unspent codes; throws 404
 * `oauth_consent_not_found`.
 */
export async function revokeGrant(
  ctx: IdentityContext,
  authorization: string | undefined,
  { clientId, device }: { clientId: string; device: ClientDevice },
): Promise<void> {
  requireOAuthServer(ctx);
  const { user } = await requireSession(ctx, authorization);
  if (!isUuid(clientId)) throw new AuthError(400, 'validation_failed', 'invalid client_id format');
  await transact(ctx, async (tx) => {
    const revoked = await tx
      .delete(oauthConsents)
      .where(and(eq(oauthConsents.userId, user.id), eq(oauthConsents.clientId, clientId)))
      .returning({ clientId: oauthConsents.clientId });
    if (revoked.length === 0)
      throw new AuthError(404, 'oauth_consent_not_found', 'No active grant found for this client');
    await tx
      .delete(oauthAuthorizations)
      .where(and(eq(oauthAuthorizations.userId, user.id), eq(oauthAuthorizations.clientId, clientId)));
    await tx.delete(sessions).where(and(eq(sessions.userId, user.id), eq(sessions.oauthClientId, clientId)));
    await recordActivity(ctx, tx, { userId: user.id, action: 'app_disconnected', device });
  });
}
