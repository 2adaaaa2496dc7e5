import type { Transaction } from '@keydence/db';
import { AppError, trackedCompetitorLimit } from '@keydence/domain';
import { countTracked } from './count-tracked.ts';

/**
 * AppError('validation_failed') if a list has more competitors than the limit. Call it after
 * bumping the list's version: that lock lets one writer at a time count.
 */
export async function requireRoom(tx: Transaction, listId: number): Promise<void> {
  if ((await countTracked(tx, listId)) <= trackedCompetitorLimit) return;
  throw new AppError(
    'validation_failed',
    `You can track at most ${trackedCompetitorLimit} competitors of a domain. Delete one to make room.`,
  );
}
