import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';

/** The topics of keywords. */
export async function readTopicsOf(
  tx: Transaction,
  listId: number,
  keywordIds: readonly number[],
): Promise<number[]> {
  const rows = await tx.execute<{ topic: number }>(sql`
    select distinct topic_id as topic from keyword_insights
    where list_id = ${listId} and keyword_id = any(${`{${keywordIds.join(',')}}`}::bigint[]) and topic_id is not null`);
  return rows.map(({ topic }) => topic);
}
