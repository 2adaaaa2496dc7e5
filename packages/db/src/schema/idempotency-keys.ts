import { index, jsonb, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, createdAt } from './columns.ts';
import { users } from './identity.ts';
import { identitySchema } from './identity-schema.ts';

/** Requests that clients may repeat, with their responses. Kept for 24 hours. */
export const idempotencyKeys = identitySchema.table(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the client's key for the request. */
    keyHash: bytea('key_hash').notNull(),
    /** SHA-256 of method, path, query and body: reusing a key for another request is an error. */
    requestHash: bytea('request_hash').notNull(),
    /** The process that handles the request; replaced if it takes too long. */
    claimId: uuid('claim_id').notNull(),
    createdAt: createdAt(),
    /** Null while the request is in progress. */
    status: smallint(),
    contentType: text('content_type'),
    /** The exact response body; null if there is none. */
    body: bytea(),
    /**
     * The client's role in each workspace that the request reached, afterwards; null if the request
     * ended it.
     */
    access: jsonb().$type<Record<string, string | null>>().notNull().default({}),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.keyHash] }),
    index('idempotency_keys_created_at').on(t.createdAt),
  ],
);
