import { index } from 'drizzle-orm/pg-core';
import { bytea, time } from './columns.ts';
import { identitySchema } from './identity-schema.ts';

/** Messages by which wallets have signed in; none counts twice. */
export const walletMessages = identitySchema.table(
  'wallet_messages',
  {
    /** SHA-256 of the text. */
    messageHash: bytea('message_hash').primaryKey(),
    /** When it would be too old anyhow and can be forgotten. */
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [index('wallet_messages_expires').on(t.expiresAt)],
);
