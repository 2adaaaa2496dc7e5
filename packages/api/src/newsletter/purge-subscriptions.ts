import { schema } from '@keydence/db';
import { and, eq, lte, or } from 'drizzle-orm';
import type { Services } from '../context.ts';

const { newsletterSubscriptions: subscriptions } = schema;

/** An ended subscription is kept so long, so that a complaint can be answered. */
const endedDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** Forgets the addresses that nobody confirmed in time, and those that ended their subscription long enough ago. */
export async function purgeSubscriptions({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<void> {
  const endedBefore = new Date(now().getTime() - endedDays * dayMs);
  const isUnconfirmed = and(eq(subscriptions.status, 'pending'), lte(subscriptions.tokenExpiresAt, now()));
  const isEnded = and(
    eq(subscriptions.status, 'unsubscribed'),
    lte(subscriptions.unsubscribedAt, endedBefore),
  );
  await database.db.delete(subscriptions).where(or(isUnconfirmed, isEnded));
}
