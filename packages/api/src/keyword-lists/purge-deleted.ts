import type { Transaction } from '@keydence/db';
import { restorableDays } from '@keydence/domain';
import { sql } from 'drizzle-orm';

const dayMs = 86_400_000;

/** Deletion time before which keywords cannot be restored. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - restorableDays * dayMs);
}

/**
 * Deletes the rows of keywords whose time to restore is over; the list still knows that they were
 * deleted. Every change of a list calls this first, so that it needs no timer.
 */
export async function purgeDeleted(tx: Transaction, listId: number, now: Date): Promise<void> {
  await tx.execute(sql`
    update deleted_keywords set rows = null
    where list_id = ${listId} and rows is not null
      and deleted_at < ${restorableSince(now).toISOString()}::timestamptz`);
}
