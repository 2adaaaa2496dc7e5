import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, time } from './columns.ts';

/** Who asked for the newsletter, and the evidence that they did; independent of accounts. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: uuid().primaryKey(),
    /** Lower case. */
    email: text().notNull().unique(),
    status: text().$type<'pending' | 'confirmed' | 'unsubscribed'>().notNull(),
    /** SHA-256 of the secret in the confirmation mail. */
    tokenHash: bytea('token_hash').unique(),
    tokenExpiresAt: time('token_expires_at'),
    /** When the last mail about the subscription was written. */
    mailedAt: time('mailed_at').notNull(),
    /** What the form said that was agreed to. */
    consent: text().notNull(),
    requestedAt: time('requested_at').notNull(),
    /** The network that the form came from: an IPv4 address, or the /64 of an IPv6 one. */
    requestedFrom: text('requested_from').notNull(),
    confirmedAt: time('confirmed_at'),
    confirmedFrom: text('confirmed_from'),
    unsubscribedAt: time('unsubscribed_at'),
  },
  (t) => [index('newsletter_subscriptions_pending').on(t.tokenExpiresAt).where(sql`${t.status} = 'pending'`)],
);
