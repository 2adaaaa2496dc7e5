import { index } from 'drizzle-orm/pg-core';
import { bytea, time } from './columns.ts';
import { identitySchema } from './identity-schema.ts';

/** Messages with which wallets have signed in; each works once. */
export const walletMessages = identitySchema.table(
  'wallet_messages',
  {
    /** SHA-256 of the text. */
    messageHash: bytea('message_hash').primaryKey(),
    /** Expiry of the message itself, after which the row can be deleted. */
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [index('wallet_messages_expires').on(t.expiresAt)],
);
