import { schema, type Transaction } from '@keydence/db';
import { and, eq } from 'drizzle-orm';
import { requireSecondFactor } from '../accounts/require-step-up.ts';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { requireFactorOwner } from '../factors/require-factor.ts';
import { isUuid } from '../is-uuid.ts';
import { authorizationSeconds } from '../lifetimes.ts';
import type { ClientDevice } from '../open-session.ts';
import { recordActivity } from '../record-activity.ts';
import { isReturnAllowed } from '../redirect.ts';
import { hashToken, newSecretToken } from '../refresh-token.ts';
import type { UserRow } from '../session-store.ts';
import { transact } from '../transact.ts';
import { type ShownClient, showClient } from './client-view.ts';
import { redirectBack } from './redirect-back.ts';
import { findClient, requireOAuthServer } from './require-oauth-server.ts';

const { oauthAuthorizations: authorizations, oauthConsents: consents } = schema;
type AuthorizationRow = typeof authorizations.$inferSelect;

/** Data of the consent page. */
export interface AuthorizationView {
  authorization_id: string;
  redirect_uri: string;
  client: ShownClient;
  user: { id: string; email: string };
  scope: string;
}

export interface Redirect {
  redirect_url: string;
}

interface Opened {
  id: string;
  /** The `Origin` header. A page of another site must not request or give consent for the user. */
  origin: string | undefined;
}

/**
 * Shows a client's request to the signed-in user and binds it to that user. If the user already
 * consented to these scopes, returns the redirect to the client.
 */
export async function openAuthorization(
  ctx: IdentityContext,
  authorization: string | undefined,
  opened: Opened,
): Promise<AuthorizationView | Redirect> {
  const user = await requireDecider(ctx, authorization, opened.origin);
  return transact(ctx, async (tx) => {
    const request = await lockPending(ctx, tx, opened.id);
    if (request.userId !== null && request.userId !== user.id) throw notFound();
    const client = await findClient(tx, request.clientId);
    if (!client) throw notFound();
    await tx.update(authorizations).set({ userId: user.id }).where(eq(authorizations.id, request.id));
    const agreed = await readConsent(tx, { userId: user.id, clientId: client.id });
    if (request.scope.split(' ').every((scope) => agreed?.includes(scope))) return approve(ctx, tx, request);
    return {
      authorization_id: request.id,
      redirect_uri: request.redirectUri,
      client: showClient(client),
      user: { id: user.id, email: user.email ?? '' },
      scope: request.scope,
    };
  });
}

/** Accepts or declines a request that the same user opened; returns the redirect to the client. */
export async function decideAuthorization(
  ctx: IdentityContext,
  authorization: string | undefined,
  input: Opened & { action: string; device: ClientDevice },
): Promise<Redirect> {
  const user = await requireDecider(ctx, authorization, input.origin);
  if (input.action !== 'approve' && input.action !== 'deny')
    throw new AuthError(400, 'validation_failed', "action must be 'approve' or 'deny'");
  return transact(ctx, async (tx) => {
    const request = await lockPending(ctx, tx, input.id);
    if (request.userId !== user.id) throw notFound();
    if (input.action === 'deny') return deny(ctx, tx, request);
    const client = await findClient(tx, request.clientId);
    if (!client) throw notFound();
    await addConsent(ctx, tx, { userId: user.id, request });
    const { device } = input;
    await recordActivity(ctx, tx, { userId: user.id, action: 'app_connected', detail: client.name, device });
    return approve(ctx, tx, request);
  });
}

/**
 * Requires the user's second factor, if any; rejects anonymous users and sessions of OAuth clients.
 */
async function requireDecider(
  ctx: IdentityContext,
  authorization: string | undefined,
  origin: string | undefined,
): Promise<UserRow> {
  requireOAuthServer(ctx);
  if (origin !== undefined && !(URL.canParse(origin) && isReturnAllowed(ctx.settings, new URL(origin))))
    throw new AuthError(400, 'validation_failed', 'unauthorized request origin');
  const { session, user } = await requireFactorOwner(ctx, authorization);
  await requireSecondFactor(ctx, { session, insufficient: [403, 'AAL2 required to connect an application'] });
  return user;
}

/** The row lock serializes parallel decisions, so that one request yields one code. */
async function lockPending(ctx: IdentityContext, tx: Transaction, id: string): Promise<AuthorizationRow> {
  const [request] = isUuid(id)
    ? await tx.select().from(authorizations).where(eq(authorizations.id, id)).for('update')
    : [];
  if (!request) throw notFound();
  if (ctx.now().getTime() - request.createdAt.getTime() >= authorizationSeconds * 1000) throw notFound();
  if (request.status === 'pending') return request;
  throw new AuthError(400, 'validation_failed', 'authorization request is no longer pending');
}

async function approve(ctx: IdentityContext, tx: Transaction, request: AuthorizationRow): Promise<Redirect> {
  const code = newSecretToken();
  await tx
    .update(authorizations)
    .set({ status: 'approved', codeHash: hashToken(code), codeIssuedAt: ctx.now() })
    .where(eq(authorizations.id, request.id));
  return { redirect_url: redirectBack(ctx.settings, request, { code }) };
}

async function deny(ctx: IdentityContext, tx: Transaction, request: AuthorizationRow): Promise<Redirect> {
  await tx.update(authorizations).set({ status: 'denied' }).where(eq(authorizations.id, request.id));
  const refusal = { error: 'access_denied', error_description: 'User denied the request' };
  return { redirect_url: redirectBack(ctx.settings, request, refusal) };
}

interface ConsentKey {
  userId: string;
  clientId: string;
}

async function readConsent(tx: Transaction, { userId, clientId }: ConsentKey): Promise<string[] | undefined> {
  const [consent] = await tx
    .select()
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.clientId, clientId)));
  return consent?.scopes;
}

async function addConsent(
  ctx: IdentityContext,
  tx: Transaction,
  { userId, request }: { userId: string; request: AuthorizationRow },
): Promise<void> {
  const { clientId, scope } = request;
  const before = (await readConsent(tx, { userId, clientId })) ?? [];
  const granted = { scopes: [...new Set([...before, ...scope.split(' ')])], grantedAt: ctx.now() };
  await tx
    .insert(consents)
    .values({ userId, clientId, ...granted })
    .onConflictDoUpdate({ target: [consents.userId, consents.clientId], set: granted });
}

const notFound = () => new AuthError(404, 'oauth_authorization_not_found', 'authorization not found');
