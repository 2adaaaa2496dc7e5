import { schema, type Transaction } from '@keydence/db';
import { AppError, trackedCompetitorLimit } from '@keydence/domain';
import { and, count, eq, isNull } from 'drizzle-orm';

/**
 * AppError('validation_failed') when a list has more competitors than may be tracked. Call it after the list's
 * version was moved: that lock lets one writer at a time count.
 */
export async function requireRoom(tx: Transaction, listId: number): Promise<void> {
  const { competitors } = schema;
  const [row] = await tx
    .select({ tracked: count() })
    .from(competitors)
    .where(and(eq(competitors.listId, listId), isNull(competitors.deletedAt)));
  if ((row?.tracked ?? 0) <= trackedCompetitorLimit) return;
  throw new AppError(
    'validation_failed',
    `You can track at most ${trackedCompetitorLimit} competitors of a domain. Delete one to make room.`,
  );
}
