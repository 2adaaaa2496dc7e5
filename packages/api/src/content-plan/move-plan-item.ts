import type { Transaction } from '@keydence/db';
import {
  type ContentPlanItem,
  type ContentStatus,
  keptPlanMoves,
  type MoveContentPlanItemInput,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { notFound } from '../access.ts';
import { cancelPredictions } from '../predictions/cancel-predictions.ts';
import { recordPredictions } from '../predictions/record-predictions.ts';
import type { PlanItemContext } from './access.ts';
import { changePlan } from './lock-plan.ts';
import { viewPlanItem } from './plan-item-view.ts';
import { readPlanItem } from './read-plan-items.ts';
import { changedAcceptance } from './store-previous-rows.ts';

/**
 * Moves an item into a column, above another item or to the end. The position is a neighbor and not
 * a number, so that concurrent moves by two people both do what they saw.
 */
export async function movePlanItem(
  { services, domain, planItem }: PlanItemContext,
  { status, beforeItemId }: MoveContentPlanItemInput,
): Promise<ContentPlanItem> {
  return changePlan({ services, domain }, planItem.listId, async (tx) => {
    const { status: from, keyword_text: text } = await readPlanItem(tx, planItem);
    await placeItem(tx, planItem, { status, beforeItemId: beforeItemId ?? null });
    const step = JSON.stringify([{ status, at: services.now().toISOString() }]);
    const changed = await tx.execute(sql`
      update content_plan_items set touched_at = ${services.now().toISOString()},
        acceptance = ${changedAcceptance},
        moves = case when ${from === status}::boolean then moves else ${latestMoves(step)} end
      where list_id = ${planItem.listId} and id = ${planItem.id} returning id`);
    if (changed.length === 0) throw notFound();
    await followAcceptance(tx, services, { planItem, text, from, to: status });
    return viewPlanItem(await readPlanItem(tx, planItem));
  });
}

interface Step {
  planItem: PlanItemContext['planItem'];
  text: string;
  from: ContentStatus;
  to: ContentStatus;
}

/** Moving an item out of Research accepts it; moving it back within a day undoes the acceptance. */
async function followAcceptance(
  tx: Transaction,
  services: PlanItemContext['services'],
  { planItem: { listId, id }, text, from, to }: Step,
): Promise<void> {
  if (from === to) return;
  if (from === 'research') await recordPredictions(tx, services, { listId, texts: [text], origin: 'board' });
  if (to !== 'research') return;
  const where = sql`q.item_id = ${id} and q.origin = 'board'`;
  await cancelPredictions(tx, { listId, where, now: services.now() });
}

/** The moves with one more step, without the oldest ones. */
export function latestMoves(step: string) {
  return sql`(select jsonb_agg(move order by n) from (
    select move, n from jsonb_array_elements(moves || ${step}::jsonb) with ordinality as m(move, n)
    order by n desc limit ${keptPlanMoves}) newest)`;
}

interface Place {
  status: ContentStatus;
  /** The item below the new position; null, or an item outside the column, means the end. */
  beforeItemId: string | null;
}

/**
 * Renumbers the column with the item in its position, in one statement; the plan must be locked.
 */
async function placeItem(
  tx: Transaction,
  { listId, id }: PlanItemContext['planItem'],
  { status, beforeItemId }: Place,
): Promise<void> {
  await tx.execute(sql`
    with board_column as (
      select id, row_number() over (order by position, id) as n from content_plan_items
      where list_id = ${listId} and status = ${status} and id <> ${id} and deleted_at is null),
    places as (
      select id, n::numeric as place from board_column
      union all
      select ${id}::uuid, coalesce(
        (select n - 0.5 from board_column where id::text = ${beforeItemId}::text),
        (select count(*) + 1 from board_column))),
    numbered as (select id, row_number() over (order by place) as position from places)
    update content_plan_items p set status = ${status}, position = numbered.position
    from numbered where p.list_id = ${listId} and p.id = numbered.id`);
}
