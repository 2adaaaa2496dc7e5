import type { Queryable } from '@keydence/db';
import { contentStatus, maxPlanItems } from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';
import { notFound } from '../access.ts';
import { gainDayOfPiece, gainOfPiece, moveOfPiece, trafficOfPiece } from '../gains/build-open-moves.ts';
import type { PlanItemRow } from './plan-item-view.ts';

interface Page {
  /** A condition on the item `p`. */
  where?: SQL | undefined;
  limit?: number;
  offset?: number;
}

/** The columns of the board from left to right. */
const statusOrder = sql`array_position(array[${sql.join(
  contentStatus.options.map((status) => sql`${status}::text`),
  sql`, `,
)}], p.status)`;

/**
 * Plan items, column by column, each in its order; figures of tracked keywords and gains of moves
 * are current.
 */
export async function readPlanItems(
  db: Queryable,
  listId: number,
  { where = sql`true`, limit = maxPlanItems, offset = 0 }: Page = {},
): Promise<PlanItemRow[]> {
  return [
    ...(await db.execute<PlanItemRow>(sql`
      select p.id, p.keyword_text, p.title, p.target, p.status, ${sql.raw(trafficOfPiece)} as estimated_traffic,
        ${sql.raw(gainOfPiece)} as gain, (${sql.raw(gainDayOfPiece)})::text as gain_on, p.suggestion, p.notes,
        p.due_date::text as due_date, p.moves, p.created_at, p.touched_at, r.rank_group, r.rank_absolute,
        coalesce(k.search_volume, p.search_volume) as search_volume,
        coalesce(k.difficulty_score, p.difficulty_score) as difficulty_score,
        coalesce(nullif(k.intent, 0), p.intent) as intent
      from content_plan_items p ${sql.raw(moveOfPiece(listId))}
      left join tracked_keywords k on k.list_id = ${listId} and k.kw_hash = p.kw_hash
      left join keyword_rankings r on r.list_id = ${listId} and r.id = k.id
      where p.list_id = ${listId} and p.deleted_at is null and ${where}
      order by ${statusOrder}, p.position, p.id limit ${limit} offset ${offset}`)),
  ];
}

/** One plan item; AppError('not_found') if it was deleted. */
export async function readPlanItem(
  db: Queryable,
  { listId, id }: { listId: number; id: string },
): Promise<PlanItemRow> {
  const [row] = await readPlanItems(db, listId, { where: sql`p.id = ${id}` });
  if (!row) throw notFound();
  return row;
}
