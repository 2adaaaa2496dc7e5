import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';

/** Restores the prediction that was deleted with a plan item; the item must still be deleted. */
export async function restorePredictions(
  tx: Transaction,
  { listId, id }: { listId: number; id: string },
): Promise<void> {
  await tx.execute(sql`
    update predictions q set withdrawn_at = null
    from content_plan_items p
    where q.list_id = ${listId} and q.item_id = ${id} and p.list_id = ${listId} and p.id = ${id}
      and q.withdrawn_at = p.deleted_at`);
}
