import { schema, type Transaction } from '@keydence/db';
import type { Move } from '@keydence/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { isId, notFound } from '../access.ts';

export type MoveRow = typeof schema.moves.$inferSelect;

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

type GainColumns = Pick<MoveRow, 'gainLow' | 'gainMid' | 'gainHigh' | 'gainSuccess' | 'gainChance'>;

/** The gain of a row; null if it is unknown. */
export function viewGain({ gainLow, gainMid, gainHigh, gainSuccess, gainChance }: GainColumns): Move['gain'] {
  if (gainLow === null || gainMid === null || gainHigh === null) return null;
  return { low: gainLow, mid: gainMid, high: gainHigh, success: gainSuccess ?? 0, chance: gainChance ?? 0 };
}
