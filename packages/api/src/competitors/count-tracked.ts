import { schema, type Transaction } from '@keydence/db';
import { and, count, eq, isNull } from 'drizzle-orm';

/** Number of competitors of a list, paused ones included. */
export async function countTracked(tx: Transaction, listId: number): Promise<number> {
  const { competitors } = schema;
  const [row] = await tx
    .select({ tracked: count() })
    .from(competitors)
    .where(and(eq(competitors.listId, listId), isNull(competitors.deletedAt)));
  return row?.tracked ?? 0;
}
