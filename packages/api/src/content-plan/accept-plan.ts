import type { Transaction } from '@keydence/db';
import {
  type AcceptedPlan,
  type AcceptPlanInput,
  type ContentStatus,
  localDay,
  planDays,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { type DomainContext, requireList } from '../access/get-domain-scope.ts';
import { recordPredictions } from '../predictions/record-predictions.ts';
import { composePlanItems } from './compose-plan-items.ts';
import { insertPlanItems } from './insert-plan-items.ts';
import { changePlan } from './lock-plan.ts';
import { latestMoves } from './move-plan-item.ts';
import { viewPlanItem } from './plan-item-view.ts';
import { dueDateOfDay } from './propose-plan.ts';
import { readPlanItems } from './read-plan-items.ts';
import { readFormerRows, storePreviousRows } from './store-previous-rows.ts';

/**
 * Adds the chosen pages to the board with due dates spread over the two weeks: items due in week
 * one start in Writing, the others in Research. An item that is further already keeps its column
 * and only gets the date.
 */
export async function acceptPlan(ctx: DomainContext, input: AcceptPlanInput): Promise<AcceptedPlan> {
  const { services, domain } = ctx;
  const { db } = services.database;
  const listId = requireList(domain).id;
  const texts = [...new Set(input.keywords)];
  const planned = new Set((await readPlanItems(db, listId)).map((row) => row.keyword_text));
  const fresh = texts.filter((text) => !planned.has(text));
  // The source is called before the transaction.
  const pieces = await composePlanItems(ctx, listId, fresh);
  return changePlan(ctx, listId, async (tx) => {
    const before = await readFormerRows(tx, listId, texts);
    await insertPlanItems(tx, services, { listId, status: 'research', pieces });
    for (const [index, text] of texts.entries()) {
      const dueDay = Math.ceil(((index + 1) * planDays) / texts.length);
      const status = dueDay <= planDays / 2 ? 'writing' : 'research';
      await schedule(tx, {
        listId,
        text,
        status,
        dueDate: dueDateOfDay(localDay(services.now(), ctx.domain.timeZone), dueDay),
        at: services.now(),
      });
    }
    const acceptanceId = services.newId();
    await storePreviousRows(tx, { listId, texts, acceptanceId, before });
    await recordPredictions(tx, services, { listId, texts, origin: 'accepted', acceptanceId });
    const rows = new Map((await readPlanItems(tx, listId)).map((row) => [row.keyword_text, row]));
    return { acceptanceId, items: texts.flatMap((text) => rows.get(text) ?? []).map(viewPlanItem) };
  });
}

interface Schedule {
  listId: number;
  text: string;
  status: ContentStatus;
  dueDate: string;
  at: Date;
}

async function schedule(tx: Transaction, { listId, text, status, dueDate, at }: Schedule): Promise<void> {
  const step = JSON.stringify([{ status, at: at.toISOString() }]);
  const starts = sql`(status = 'research' and ${status} = 'writing')`;
  await tx.execute(sql`
    update content_plan_items set due_date = ${dueDate}, touched_at = ${at.toISOString()},
      moves = case when ${starts} then ${latestMoves(step)} else moves end,
      position = case when ${starts} then (
        select coalesce(max(position), 0) + 1 from content_plan_items
        where list_id = ${listId} and status = 'writing') else position end,
      status = case when ${starts} then 'writing' else status end
    where list_id = ${listId} and kw_hash = hashtextextended(${text}, 0) and deleted_at is null`);
}
