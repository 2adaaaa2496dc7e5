import { bigint, index, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, createdAt, time } from './columns.ts';
import { users } from './identity.ts';
import { identitySchema } from './identity-schema.ts';

/**
 * Public keys of the passkeys with which users sign in. Second factors have their keys elsewhere.
 */
export const passkeys = identitySchema.table(
  'passkeys',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    friendlyName: text('friendly_name').notNull(),
    /** The authenticator's own id, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE. */
    publicKey: bytea('public_key').notNull(),
    /**
     * Signature counter at its last use; a smaller number reveals a copy. Zero if the key does not
     * count.
     */
    signCount: bigint('sign_count', { mode: 'number' }).notNull(),
    /** Transports of the key: usb, nfc, internal. */
    transports: jsonb().$type<string[]>().notNull().default([]),
    createdAt: createdAt(),
    lastUsedAt: time('last_used_at'),
  },
  (t) => [index('passkeys_user').on(t.userId, t.id)],
);

/** One challenge for a passkey. The first answer deletes its row. */
export const passkeyChallenges = identitySchema.table(
  'passkey_challenges',
  {
    id: uuid().primaryKey(),
    /** The owner of the new passkey; null for a sign-in, which finds the user by the answer. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash of the challenge. */
    challengeHash: bytea('challenge_hash').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('passkey_challenges_user').on(t.userId), index('passkey_challenges_created').on(t.createdAt)],
);
