import { index, uuid } from 'drizzle-orm/pg-core';
import { bytea, createdAt, time } from './columns.ts';
import { users } from './identity.ts';
import { identitySchema } from './identity-schema.ts';

/**
 * Browsers in which a user has signed in. They grant no access; a stranger's password guesses do
 * not lock them out.
 */
export const knownDevices = identitySchema.table(
  'known_devices',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret in the browser's cookie. */
    tokenHash: bytea('token_hash').notNull().unique(),
    createdAt: createdAt(),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [
    index('known_devices_user').on(t.userId, t.createdAt),
    index('known_devices_expires').on(t.expiresAt),
  ],
);
