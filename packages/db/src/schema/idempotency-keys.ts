import { index, jsonb, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, createdAt } from './columns.ts';
import { users } from './identity.ts';
import { identitySchema } from './identity-schema.ts';

/** Requests that their callers may send again, with the answers that they got. Kept for 24 hours. */
export const idempotencyKeys = identitySchema.table(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the caller's name for the request. */
    keyHash: bytea('key_hash').notNull(),
    /** SHA-256 of method, path, query and body: the same key with another one is a mistake. */
    requestHash: bytea('request_hash').notNull(),
    /** Who works on it; somebody else once the first has been away for too long. */
    claimId: uuid('claim_id').notNull(),
    createdAt: createdAt(),
    /** Null while it is being worked on. */
    status: smallint(),
    contentType: text('content_type'),
    /** The answer's body to the byte; null where it has none. */
    body: bytea(),
    /** The caller's role in each workspace that the request reached, after it; null where the request ended it. */
    access: jsonb().$type<Record<string, string | null>>().notNull().default({}),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.keyHash] }),
    index('idempotency_keys_created_at').on(t.createdAt),
  ],
);
