import { jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, createdAt, time } from './columns.ts';
import { identitySchema } from './identity-schema.ts';

/** Third-party applications that users sign in to with their account here (OAuth 2.1). */
export const oauthClients = identitySchema.table('oauth_clients', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  clientUri: text('client_uri'),
  logoUri: text('logo_uri'),
  /** Authentication at the token endpoint: none, client_secret_basic or client_secret_post. */
  authMethod: text('auth_method').notNull(),
  /** SHA-256 of the secret; null for a public client. */
  secretHash: bytea('secret_hash'),
  /** Compared character by character. */
  redirectUris: jsonb('redirect_uris').$type<string[]>().notNull(),
  grantTypes: jsonb('grant_types').$type<string[]>().notNull(),
  createdAt: createdAt(),
  updatedAt: time('updated_at').notNull().defaultNow(),
});
