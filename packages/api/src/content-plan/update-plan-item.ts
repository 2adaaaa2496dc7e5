import { schema, type Transaction } from '@keydence/db';
import { AppError, type ContentPlanItemDetails, type UpdateContentPlanItemInput } from '@keydence/domain';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { notFound } from '../access.ts';
import { cancelPredictions } from '../predictions/cancel-predictions.ts';
import { recordPredictions } from '../predictions/record-predictions.ts';
import type { PlanItemContext } from './access.ts';
import { composePlanItems } from './compose-plan-items.ts';
import { changePlan } from './lock-plan.ts';
import { viewPlanItemDetails } from './plan-item-view.ts';
import { readPlanItem } from './read-plan-items.ts';
import { changedAcceptance } from './store-previous-rows.ts';

/**
 * Changes the editable fields of an item. Another keyword brings its own figures and outline; the
 * title stays unless one is given. AppError('conflict') for a keyword of another item.
 */
export async function updatePlanItem(
  ctx: PlanItemContext,
  { title, keywordText, notes, dueDate }: UpdateContentPlanItemInput,
): Promise<ContentPlanItemDetails> {
  const { services, planItem, domain } = ctx;
  const { listId, id } = planItem;
  const { db } = services.database;
  const before = await readPlanItem(db, planItem);
  const newKeyword = keywordText === before.keyword_text ? undefined : keywordText;
  const change = {
    ...(newKeyword !== undefined && (await composeChange(ctx, newKeyword))),
    ...(title !== undefined && { title }),
    ...(notes !== undefined && { notes }),
    ...(dueDate !== undefined && { dueDate }),
  };
  return changePlan(ctx, listId, async (tx) => {
    await ctx.requireUnchanged?.(tx);
    if (Object.keys(change).length === 0) return viewPlanItemDetails(before, domain.dataSource);
    if (newKeyword !== undefined) await freeKeyword(tx, planItem, newKeyword);
    const { contentPlanItems: items } = schema;
    const changed = await tx
      .update(items)
      .set({ ...change, touchedAt: services.now(), acceptance: changedAcceptance })
      .where(and(eq(items.listId, listId), eq(items.id, id), isNull(items.deletedAt)))
      .returning({ id: items.id });
    if (changed.length === 0) throw notFound();
    if (newKeyword !== undefined) {
      await cancelPredictions(tx, { listId, where: sql`q.item_id = ${id}`, now: services.now() });
      await recordPredictions(tx, services, { listId, texts: [newKeyword], origin: 'board' });
    }
    return viewPlanItemDetails(await readPlanItem(tx, planItem), domain.dataSource);
  });
}

async function composeChange(ctx: PlanItemContext, keywordText: string) {
  const [piece] = await composePlanItems(ctx, ctx.planItem.listId, [keywordText]);
  if (!piece) throw new Error(`nothing was composed for "${keywordText}"`);
  const { title: _title, ...change } = piece;
  return change;
}

/** Frees a keyword of a deleted item; an item on the board keeps it. */
async function freeKeyword(
  tx: Transaction,
  { listId, id }: PlanItemContext['planItem'],
  keywordText: string,
): Promise<void> {
  const { contentPlanItems: items } = schema;
  const holders = and(eq(items.listId, listId), eq(items.keywordText, keywordText), ne(items.id, id));
  const [holder] = await tx.select({ deletedAt: items.deletedAt }).from(items).where(holders);
  if (holder && holder.deletedAt === null) {
    throw new AppError('conflict', `"${keywordText}" is in your content plan already.`);
  }
  if (holder) await tx.delete(items).where(holders);
}
