import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, time } from './columns.ts';

/** Newsletter subscribers with the evidence of their consent; independent of accounts. */
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
    /** Time of the last mail about the subscription. */
    mailedAt: time('mailed_at').notNull(),
    /** Wording of the form that the subscriber agreed to. */
    consent: text().notNull(),
    requestedAt: time('requested_at').notNull(),
    /** Network of the form request: an IPv4 address, or the /64 of an IPv6 one. */
    requestedFrom: text('requested_from').notNull(),
    confirmedAt: time('confirmed_at'),
    confirmedFrom: text('confirmed_from'),
    unsubscribedAt: time('unsubscribed_at'),
  },
  (t) => [index('newsletter_subscriptions_pending').on(t.tokenExpiresAt).where(sql`${t.status} = 'pending'`)],
);
