import type { Transaction } from '@keydence/db';
import type { MeasureSource } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { notFound } from '../access.ts';

export interface LockedList {
  /** The number that the next new keyword gets. */
  nextKeywordId: number;
  keywordCount: number;
  version: number;
  /** The tool whose scale the difficulties use; null before the first one. */
  difficultySource: MeasureSource | null;
}

/**
 * Lets one change of a list run at a time, until the transaction ends. AppError('not_found') for a list that was deleted:
 * nothing may be written for it, as not every database refuses such rows.
 */
export async function lockList(tx: Transaction, listId: number): Promise<LockedList> {
  const [list] = await tx.execute<{ [Name in keyof LockedList]: LockedList[Name] }>(sql`
    select next_keyword_id::float8 as "nextKeywordId", keyword_count as "keywordCount", version::float8 as version,
      difficulty_source as "difficultySource"
    from keyword_lists where id = ${listId} for no key update`);
  if (!list) throw notFound();
  return list;
}
