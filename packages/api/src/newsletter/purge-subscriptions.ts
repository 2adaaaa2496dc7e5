import { schema } from '@keydence/db';
import { and, eq, lte, or } from 'drizzle-orm';
import type { Services } from '../context.ts';

const { newsletterSubscriptions: subscriptions } = schema;

/** Days that an ended subscription is kept, in case of a complaint. */
const endedDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** Deletes addresses that were not confirmed in time, and those whose subscription ended long enough ago. */
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
