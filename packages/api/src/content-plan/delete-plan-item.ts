import { sql } from 'drizzle-orm';
import { notFound } from '../access.ts';
import type { PlanItemContext } from './access.ts';
import { changedAcceptance } from './keep-former-rows.ts';

/** Takes a piece off the board. It is kept for Undo, and its keyword is not suggested again. */
export async function deletePlanItem({ services, planItem }: PlanItemContext): Promise<void> {
  const deleted = await services.database.db.execute(sql`
    update content_plan_items set deleted_at = ${services.now().toISOString()}, acceptance = ${changedAcceptance}
    where list_id = ${planItem.listId} and id = ${planItem.id} and deleted_at is null returning id`);
  if (deleted.length === 0) throw notFound();
}
