import { bigint, index, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, createdAt, time } from './columns.ts';
import { users } from './identity.ts';
import { identitySchema } from './identity-schema.ts';

/** The public halves of the passkeys with which users sign in. Second factors have their keys elsewhere. */
export const passkeys = identitySchema.table(
  'passkeys',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    friendlyName: text('friendly_name').notNull(),
    /** The authenticator's own name for it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE. */
    publicKey: bytea('public_key').notNull(),
    /** Signatures made at its last use; a smaller number reveals a copy. Zero where it does not count. */
    signCount: bigint('sign_count', { mode: 'number' }).notNull(),
    /** How a browser reaches it: usb, nfc, internal. */
    transports: jsonb().$type<string[]>().notNull().default([]),
    createdAt: createdAt(),
    lastUsedAt: time('last_used_at'),
  },
  (t) => [index('passkeys_user').on(t.userId, t.id)],
);

/** One challenge for a passkey. Its row is deleted by the first answer. */
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
