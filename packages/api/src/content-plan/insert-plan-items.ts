import { schema, type Transaction } from '@keydence/db';
import { AppError, type ContentStatus, maxPlanItems } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { encodeListId } from '../keyword-lists/encode-list-id.ts';
import type { NewPlanItem } from './compose-plan-items.ts';

/**
 * Adds a member's items at the end of a column; the plan must be locked. A deleted item of the same
 * keyword is reset and keeps its id. Skips keywords that are planned already. Returns the ids of
 * the new items by keyword. AppError('conflict') if the plan would exceed its size.
 */
export async function insertPlanItems(
  tx: Transaction,
  services: Pick<Services, 'now' | 'newId'>,
  { listId, status, pieces }: { listId: number; status: ContentStatus; pieces: readonly NewPlanItem[] },
): Promise<Map<string, string>> {
  if (pieces.length === 0) return new Map();
  const { contentPlanItems: items } = schema;
  const last = await readLastPosition(tx, listId, status);
  const now = services.now();
  const start = {
    status,
    notes: '',
    dueDate: null,
    moves: [{ status, at: now.toISOString() }],
    createdAt: now,
    touchedAt: now,
    deletedAt: null,
    acceptance: null,
  };
  const values = pieces.map((piece, index) => ({
    ...piece,
    ...start,
    listId,
    id: encodeListId(listId, services.newId()),
    position: last + index + 1,
  }));
  const inserted = await tx
    .insert(items)
    .values(values)
    .onConflictDoUpdate({
      target: [items.listId, items.kwHash],
      set: {
        ...start,
        title: sql`excluded.title`,
        target: sql`excluded.target`,
        searchVolume: sql`excluded.search_volume`,
        difficultyScore: sql`excluded.difficulty_score`,
        intent: sql`excluded.intent`,
        estimatedTraffic: sql`excluded.estimated_traffic`,
        gain: sql`excluded.gain`,
        gainOn: sql`excluded.gain_on`,
        suggestion: sql`excluded.suggestion`,
        position: sql`excluded.position`,
      },
      setWhere: sql`${items.deletedAt} is not null`,
    })
    .returning({ id: items.id, keywordText: items.keywordText });
  await refuseOverfull(tx, listId);
  return new Map(inserted.map(({ id, keywordText }) => [keywordText, id]));
}

/** Throws AppError('conflict'), which rolls the change back, if the plan exceeds its size. */
export async function refuseOverfull(tx: Transaction, listId: number): Promise<void> {
  const [row] = await tx.execute<{ total: number }>(sql`
    select count(*)::int as total from content_plan_items where list_id = ${listId} and deleted_at is null`);
  if ((row?.total ?? 0) > maxPlanItems) {
    throw new AppError(
      'conflict',
      `Your content plan holds at most ${maxPlanItems} pieces. Delete some that you no longer need first.`,
    );
  }
}

async function readLastPosition(tx: Transaction, listId: number, status: ContentStatus): Promise<number> {
  const [row] = await tx.execute<{ last: number }>(sql`
    select coalesce(max(position), 0)::int as last from content_plan_items
    where list_id = ${listId} and status = ${status}`);
  return row?.last ?? 0;
}
