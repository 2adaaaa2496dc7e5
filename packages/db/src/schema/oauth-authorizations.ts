import { index, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, createdAt, time } from './columns.ts';
import { users } from './identity.ts';
import { identitySchema } from './identity-schema.ts';
import { oauthClients } from './oauth-clients.ts';

const clientId = () =>
  uuid('client_id')
    .notNull()
    .references(() => oauthClients.id, { onDelete: 'cascade' });

/** Requests of OAuth clients for a user's consent, with the code of those that were approved. */
export const oauthAuthorizations = identitySchema.table(
  'oauth_authorizations',
  {
    id: uuid().primaryKey(),
    clientId: clientId(),
    /** The first user who opened the request; no other user can decide it. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    redirectUri: text('redirect_uri').notNull(),
    scope: text().notNull(),
    state: text(),
    nonce: text(),
    /** S256. */
    codeChallenge: text('code_challenge').notNull(),
    status: text({ enum: ['pending', 'approved', 'denied', 'used'] }).notNull(),
    /** SHA-256 of the code. */
    codeHash: bytea('code_hash').unique(),
    codeIssuedAt: time('code_issued_at'),
    /** The session that the code opened; a second use of the code ends it. */
    sessionId: uuid('session_id'),
    createdAt: createdAt(),
  },
  (t) => [
    index('oauth_authorizations_client').on(t.clientId),
    index('oauth_authorizations_user').on(t.userId, t.clientId),
    index('oauth_authorizations_created').on(t.createdAt),
  ],
);

/** Consents of users to OAuth clients. */
export const oauthConsents = identitySchema.table(
  'oauth_consents',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: clientId(),
    scopes: jsonb().$type<string[]>().notNull(),
    grantedAt: time('granted_at').notNull(),
    /** Last time the client got tokens or read data; null before. */
    lastUsedAt: time('last_used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.clientId] }), index('oauth_consents_client').on(t.clientId)],
);
