import { sql } from 'drizzle-orm';
import { notFound } from '../access.ts';
import { cancelPredictions } from '../predictions/cancel-predictions.ts';
import type { PlanItemContext } from './access.ts';
import { changePlan } from './lock-plan.ts';
import { changedAcceptance } from './store-previous-rows.ts';

/**
 * Deletes a plan item from the board. Its row stays for Undo, and its keyword is not suggested
 * again. Within a day of the acceptance, its prediction is deleted too; later the ledger keeps it.
 */
export async function deletePlanItem({
  services,
  domain,
  planItem,
  requireUnchanged,
}: PlanItemContext): Promise<void> {
  const { listId, id } = planItem;
  const now = services.now();
  await changePlan({ services, domain }, listId, async (tx) => {
    await requireUnchanged?.(tx);
    const deleted = await tx.execute(sql`
      update content_plan_items set deleted_at = ${now.toISOString()}, acceptance = ${changedAcceptance}
      where list_id = ${listId} and id = ${id} and deleted_at is null returning id`);
    if (deleted.length === 0) throw notFound();
    await cancelPredictions(tx, { listId, where: sql`q.item_id = ${id}`, now });
  });
}
