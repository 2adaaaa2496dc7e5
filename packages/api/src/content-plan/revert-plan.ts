import type { Transaction } from '@keydence/db';
import { AppError, type RevertedPlan, type RevertPlanInput } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { isId, notFound } from '../access.ts';
import { cancelPredictions } from '../predictions/cancel-predictions.ts';
import { type DomainContext, requireList } from '../tracked-domains/access.ts';
import { lockPlan } from './lock-plan.ts';

/**
 * Takes back exactly what accepting a plan did: pieces that it made go without a trace, the others are as they were.
 * A plan that was taken back already stays so. AppError('conflict') when a person has changed one of its pieces since;
 * then nothing is taken back.
 */
export async function revertPlan(
  { services, domain }: DomainContext,
  { acceptanceId }: RevertPlanInput,
): Promise<RevertedPlan> {
  if (!isId(acceptanceId)) throw notFound();
  const listId = requireList(domain).id;
  return services.database.db.transaction(async (tx) => {
    await lockPlan(tx, listId);
    const pieces = await tx.execute<{ count: number; isChanged: boolean }>(sql`
      select (acceptance ->> 'count')::int as count, (acceptance ->> 'isChanged')::boolean as "isChanged"
      from content_plan_items where ${ofAcceptance(listId, acceptanceId)}`);
    if ([...pieces].some(({ count, isChanged }) => isChanged || count !== pieces.length)) {
      throw new AppError(
        'conflict',
        'A piece of this plan was changed since, so the plan stays. Move or delete its pieces on the board instead.',
      );
    }
    await putBack(tx, listId, acceptanceId);
    const where = sql`q.acceptance_id = ${acceptanceId}`;
    await cancelPredictions(tx, { listId, where, now: services.now() });
    return { reverted: pieces.length };
  });
}

async function putBack(tx: Transaction, listId: number, acceptanceId: string): Promise<void> {
  await tx.execute(sql`
    delete from content_plan_items
    where ${ofAcceptance(listId, acceptanceId)} and acceptance -> 'before' = 'null'::jsonb`);
  await tx.execute(sql`
    update content_plan_items p set title = b.title, target = b.target, status = b.status,
      search_volume = b.search_volume, difficulty_score = b.difficulty_score, intent = b.intent,
      estimated_traffic = b.estimated_traffic, position = b.position, suggestion = b.suggestion, notes = b.notes,
      due_date = b.due_date, moves = b.moves, created_at = b.created_at, touched_at = b.touched_at,
      deleted_at = b.deleted_at, acceptance = null
    from content_plan_items a, jsonb_populate_record(null::content_plan_items, a.acceptance -> 'before') b
    where p.list_id = ${listId} and p.id = a.id and a.list_id = ${listId}
      and a.acceptance ->> 'id' = ${acceptanceId}`);
}

function ofAcceptance(listId: number, acceptanceId: string) {
  return sql`list_id = ${listId} and acceptance ->> 'id' = ${acceptanceId}`;
}
