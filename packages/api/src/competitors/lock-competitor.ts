import { schema, type Transaction } from '@keydence/db';
import { and, eq, isNull } from 'drizzle-orm';
import { notFound } from '../access.ts';
import type { CompetitorScope } from './access.ts';

/**
 * Lets one change of a competitor run at a time; AppError('not_found') if another change deleted
 * it.
 */
export async function lockCompetitor(
  tx: Transaction,
  { id, listId }: Pick<CompetitorScope, 'id' | 'listId'>,
): Promise<void> {
  const { competitors } = schema;
  const rows = await tx
    .select({ id: competitors.id })
    .from(competitors)
    .where(and(eq(competitors.listId, listId), eq(competitors.id, id), isNull(competitors.deletedAt)))
    .for('no key update');
  if (rows.length === 0) throw notFound();
}
