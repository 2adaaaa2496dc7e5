import type { ContentPlanItem } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { restorePredictions } from '../predictions/restore-predictions.ts';
import type { PlanItemContext } from './access.ts';
import { refuseOverfull } from './insert-plan-items.ts';
import { changePlan } from './lock-plan.ts';
import { viewPlanItem } from './plan-item-view.ts';
import { readPlanItem } from './read-plan-items.ts';

/**
 * Restores a deleted item to its former position; an item on the board stays unchanged.
 * AppError('conflict') if the plan is full by now.
 */
export async function restorePlanItem(ctx: PlanItemContext): Promise<ContentPlanItem> {
  const { planItem } = ctx;
  const { listId, id } = planItem;
  return changePlan(ctx, listId, async (tx) => {
    await restorePredictions(tx, planItem);
    await tx.execute(sql`
      update content_plan_items set deleted_at = null where list_id = ${listId} and id = ${id}`);
    await refuseOverfull(tx, listId);
    return viewPlanItem(await readPlanItem(tx, planItem));
  });
}
