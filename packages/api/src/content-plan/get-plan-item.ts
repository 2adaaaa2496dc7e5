import type { ContentPlanItemDetails } from '@keydence/domain';
import type { PlanItemContext } from './access.ts';
import { viewPlanItemDetails } from './plan-item-view.ts';
import { readPlanItem } from './read-plan-items.ts';

/** A plan item with its outline, notes and moves over the board. */
export async function getPlanItem(ctx: PlanItemContext): Promise<ContentPlanItemDetails> {
  const { services, planItem, domain } = ctx;
  return viewPlanItemDetails(await readPlanItem(services.database.db, planItem), domain.dataSource);
}
