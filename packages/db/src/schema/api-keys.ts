import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, createdAt, time } from './columns.ts';
import { users } from './identity.ts';
import { identitySchema } from './identity-schema.ts';
import { workspaces } from './workspaces.ts';

/** Keys with which programs act for a person. Revoking one deletes its row. */
export const apiKeys = pgTable(
  'api_keys',
  {
    /** UUID v7, so it sorts by time. */
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The only workspace that it reaches; it goes with it, so that it never reaches more. */
    workspaceId: uuid('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    scope: text({ enum: ['read', 'write'] }).notNull(),
    /** The owner agreed that programs with this key read names and e-mail addresses. */
    includesPeople: boolean('includes_people').notNull().default(false),
    /** SHA-256 of the key; the key itself is nowhere. */
    tokenHash: bytea('token_hash').notNull().unique(),
    lastFour: text('last_four').notNull(),
    createdAt: createdAt(),
    expiresAt: time('expires_at').notNull(),
    lastUsedAt: time('last_used_at'),
    /** When its owner was told that it is about to run out. */
    remindedAt: time('reminded_at'),
  },
  (t) => [
    index('api_keys_user').on(t.userId, t.id),
    index('api_keys_workspace').on(t.workspaceId),
    index('api_keys_expires').on(t.expiresAt),
  ],
);

/** Agreements to changes that a program has announced and not made yet. Each is spent once. */
export const confirmations = identitySchema.table(
  'confirmations',
  {
    /** SHA-256 of the token. */
    tokenHash: bytea('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The session or key that asked; no other one can agree. */
    grantId: uuid('grant_id').notNull(),
    /** SHA-256 of the action and its input, so that nothing else can be done with it. */
    actionHash: bytea('action_hash').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [index('confirmations_user').on(t.userId), index('confirmations_expires').on(t.expiresAt)],
);
