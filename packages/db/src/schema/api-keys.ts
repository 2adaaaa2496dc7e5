import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, createdAt, time } from './columns.ts';
import { users } from './identity.ts';
import { identitySchema } from './identity-schema.ts';
import { workspaces } from './workspaces.ts';

/** Keys of programs that act for a person. Revoking one deletes its row. */
export const apiKeys = pgTable(
  'api_keys',
  {
    /** UUID v7, so it sorts by time. */
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * The only workspace of the key; deleting it deletes the key, so that its scope never grows.
     */
    workspaceId: uuid('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    scope: text({ enum: ['read', 'write'] }).notNull(),
    /** The owner allowed programs with this key to read names and e-mail addresses. */
    includesPeople: boolean('includes_people').notNull().default(false),
    /** SHA-256 of the key; the key itself is not stored. */
    tokenHash: bytea('token_hash').notNull().unique(),
    lastFour: text('last_four').notNull(),
    createdAt: createdAt(),
    expiresAt: time('expires_at').notNull(),
    lastUsedAt: time('last_used_at'),
    /** Time of the expiry reminder to the owner. */
    remindedAt: time('reminded_at'),
  },
  (t) => [
    index('api_keys_user').on(t.userId, t.id),
    index('api_keys_workspace').on(t.workspaceId),
    index('api_keys_expires').on(t.expiresAt),
  ],
);

/** Confirmations of changes that a program has announced and not made yet. Each is spent once. */
export const confirmations = identitySchema.table(
  'confirmations',
  {
    /** SHA-256 of the token. */
    tokenHash: bytea('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The session or key that asked; no other one can confirm. */
    grantId: uuid('grant_id').notNull(),
    /** SHA-256 of the action and its input, so that it allows nothing else. */
    actionHash: bytea('action_hash').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [index('confirmations_user').on(t.userId), index('confirmations_expires').on(t.expiresAt)],
);
