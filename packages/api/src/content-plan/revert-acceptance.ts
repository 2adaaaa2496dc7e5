import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import { cancelPredictions } from '../predictions/cancel-predictions.ts';

interface Reverted {
  listId: number;
  acceptanceId: string;
  now: Date;
}

/**
 * Undoes exactly the effects of an acceptance on the content plan: deletes the items that it
 * created, and restores the others. Returns the number of items; null, with nothing undone, if a
 * member has changed one of them since. The plan must be locked.
 */
export async function revertAcceptance(
  tx: Transaction,
  { listId, acceptanceId, now }: Reverted,
): Promise<number | null> {
  const pieces = await tx.execute<{ count: number; isChanged: boolean }>(sql`
    select (acceptance ->> 'count')::int as count, (acceptance ->> 'isChanged')::boolean as "isChanged"
    from content_plan_items where ${ofAcceptance(listId, acceptanceId)}`);
  if ([...pieces].some(({ count, isChanged }) => isChanged || count !== pieces.length)) return null;
  await putBack(tx, listId, acceptanceId);
  await cancelPredictions(tx, { listId, where: sql`q.acceptance_id = ${acceptanceId}`, now });
  return pieces.length;
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
