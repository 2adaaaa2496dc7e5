import { schema } from '@keydence/db';
import { desc, eq } from 'drizzle-orm';
import { requireAdmin } from '../admin/require-admin.ts';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { hashToken, newSecretToken } from '../refresh-token.ts';
import {
  checkGrantTypes,
  checkRedirectUris,
  invalid,
  readAuthMethod,
  readClientName,
  readWebAddress,
} from './check-client.ts';
import { type OAuthClientView, viewClient } from './client-view.ts';
import { findClient, type OAuthClientRow, requireOAuthServer } from './require-oauth-server.ts';

const { oauthClients } = schema;
type Authorization = string | undefined;

export interface OAuthClientChange {
  name?: string | undefined;
  clientUri?: string | undefined;
  logoUri?: string | undefined;
  redirectUris?: readonly string[] | undefined;
  grantTypes?: readonly string[] | undefined;
  authMethod?: string | undefined;
}

/** Third-party applications that users may sign in to. Each call is for administrators only. */
export interface OAuthClients {
  list(
    authorization: Authorization,
    page: { page: number; perPage: number },
  ): Promise<{ clients: OAuthClientView[]; total: number }>;
  get(authorization: Authorization, clientId: string): Promise<OAuthClientView>;
  create(authorization: Authorization, input: OAuthClientChange): Promise<OAuthClientView>;
  update(
    authorization: Authorization,
    input: OAuthClientChange & { clientId: string },
  ): Promise<OAuthClientView>;
  /** Deletes the client with its sessions and grants. */
  delete(authorization: Authorization, clientId: string): Promise<void>;
  /** Replaces the secret; the old one stops working. */
  regenerateSecret(authorization: Authorization, clientId: string): Promise<OAuthClientView>;
}

export function createOAuthClients(ctx: IdentityContext): OAuthClients {
  return {
    list: (authorization, page) => listClients(ctx, authorization, page),
    get: async (authorization, clientId) => viewClient(await requireClient(ctx, authorization, clientId)),
    create: (authorization, input) => createClient(ctx, authorization, input),
    update: (authorization, input) => updateClient(ctx, authorization, input),
    delete: async (authorization, clientId) => {
      const { id } = await requireClient(ctx, authorization, clientId);
      await ctx.database.db.delete(oauthClients).where(eq(oauthClients.id, id));
    },
    regenerateSecret: (authorization, clientId) => regenerateSecret(ctx, authorization, clientId),
  };
}

async function listClients(
  ctx: IdentityContext,
  authorization: Authorization,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ clients: OAuthClientView[]; total: number }> {
  requireOAuthServer(ctx);
  await requireAdmin(ctx, authorization);
  const { db } = ctx.database;
  const rows = await db
    .select()
    .from(oauthClients)
    .orderBy(desc(oauthClients.createdAt), desc(oauthClients.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { clients: rows.map((row) => viewClient(row)), total: await db.$count(oauthClients) };
}

/** A client without a method gets a secret; a public client sends `none`. */
async function createClient(
  ctx: IdentityContext,
  authorization: Authorization,
  input: OAuthClientChange,
): Promise<OAuthClientView> {
  requireOAuthServer(ctx);
  await requireAdmin(ctx, authorization);
  const change = readChange({
    grantTypes: ['authorization_code', 'refresh_token'],
    authMethod: 'client_secret_basic',
    ...withoutUndefined(input),
    name: input.name ?? '',
    redirectUris: input.redirectUris ?? [],
  });
  const secret = change.authMethod === 'none' ? null : newSecretToken();
  const now = ctx.now();
  const [client] = await ctx.database.db
    .insert(oauthClients)
    .values({
      ...change,
      id: ctx.newId(),
      secretHash: secret === null ? null : hashToken(secret),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!client) throw new Error('The OAuth client could not be stored.');
  return viewClient(client, secret);
}

async function updateClient(
  ctx: IdentityContext,
  authorization: Authorization,
  { clientId, ...input }: OAuthClientChange & { clientId: string },
): Promise<OAuthClientView> {
  const client = await requireClient(ctx, authorization, clientId);
  if (Object.values(input).every((value) => value === undefined))
    throw invalid('No fields provided for update');
  const change = readChange({ ...rowAsChange(client), ...withoutUndefined(input) });
  if ((change.authMethod === 'none') !== (client.authMethod === 'none'))
    throw invalid('token_endpoint_auth_method cannot change between public and confidential');
  const [updated] = await ctx.database.db
    .update(oauthClients)
    .set({ ...change, updatedAt: ctx.now() })
    .where(eq(oauthClients.id, client.id))
    .returning();
  if (!updated) throw notFound();
  return viewClient(updated);
}

async function regenerateSecret(
  ctx: IdentityContext,
  authorization: Authorization,
  clientId: string,
): Promise<OAuthClientView> {
  const client = await requireClient(ctx, authorization, clientId);
  if (client.authMethod === 'none') throw invalid('Cannot regenerate secret for public client');
  const secret = newSecretToken();
  const [updated] = await ctx.database.db
    .update(oauthClients)
    .set({ secretHash: hashToken(secret), updatedAt: ctx.now() })
    .where(eq(oauthClients.id, client.id))
    .returning();
  if (!updated) throw notFound();
  return viewClient(updated, secret);
}

async function requireClient(
  ctx: IdentityContext,
  authorization: Authorization,
  clientId: string,
): Promise<OAuthClientRow> {
  requireOAuthServer(ctx);
  await requireAdmin(ctx, authorization);
  const client = await findClient(ctx.database.db, clientId);
  if (!client) throw notFound();
  return client;
}

const notFound = () => new AuthError(404, 'oauth_client_not_found', 'OAuth client not found');

function readChange(input: OAuthClientChange) {
  const {
    name = '',
    clientUri = '',
    logoUri = '',
    redirectUris = [],
    grantTypes = [],
    authMethod = '',
  } = input;
  checkRedirectUris(redirectUris);
  checkGrantTypes(grantTypes);
  return {
    name: readClientName(name),
    clientUri: readWebAddress('client_uri', clientUri),
    logoUri: readWebAddress('logo_uri', logoUri),
    redirectUris: [...redirectUris],
    grantTypes: [...new Set(grantTypes)],
    authMethod: readAuthMethod(authMethod),
  };
}

function rowAsChange(row: OAuthClientRow): OAuthClientChange {
  const { clientUri, logoUri, ...client } = row;
  return { ...client, clientUri: clientUri ?? '', logoUri: logoUri ?? '' };
}

function withoutUndefined<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}
