import { schema, type Transaction } from '@keydence/db';
import { and, eq, inArray } from 'drizzle-orm';
import { isId, notFound } from '../access.ts';
import type { MoveRow } from '../gains/move-gain-view.ts';

/**
 * Moves of the list in the order of the ids, locked until the transaction ends. AppError('not_found') if an id is not
 * in the list.
 */
export async function lockMoves(tx: Transaction, listId: number, ids: readonly string[]): Promise<MoveRow[]> {
  const { moves } = schema;
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  if (!wanted.every(isId)) throw notFound();
  const rows = await tx
    .select()
    .from(moves)
    .where(and(eq(moves.listId, listId), inArray(moves.id, wanted)))
    .orderBy(moves.id)
    .for('update');
  const byId = new Map(rows.map((row) => [row.id, row]));
  return wanted.map((id) => {
    const row = byId.get(id);
    if (!row) throw notFound();
    return row;
  });
}
