import type { Transaction } from '@keydence/db';
import { restorableDays } from '@keydence/domain';
import { sql } from 'drizzle-orm';

const dayMs = 86_400_000;

/** Keywords that were deleted before this cannot be restored. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - restorableDays * dayMs);
}

/**
 * Lets go of the rows of keywords that were deleted too long ago; that they were deleted stays known. Whatever
 * changes a list does this first, so that no timer has to.
 */
export async function purgeDeleted(tx: Transaction, listId: number, now: Date): Promise<void> {
  await tx.execute(sql`
    update deleted_keywords set rows = null
    where list_id = ${listId} and rows is not null
      and deleted_at < ${restorableSince(now).toISOString()}::timestamptz`);
}
