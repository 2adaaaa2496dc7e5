import { schema } from '@keydence/db';
import { and, eq, lte } from 'drizzle-orm';
import type { Services } from '../context.ts';

const { newsletterSubscriptions: subscriptions } = schema;

/** Forgets the addresses that nobody confirmed in time. */
export async function purgeSubscriptions({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<void> {
  await database.db
    .delete(subscriptions)
    .where(and(eq(subscriptions.status, 'pending'), lte(subscriptions.tokenExpiresAt, now())));
}
