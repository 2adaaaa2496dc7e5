import type { Queryable } from '@keydence/db';
import { sql } from 'drizzle-orm';

/**
 * Median difficulty (0 to 100) by topic number: the lower median of the known difficulties of its keywords. Topics
 * without known difficulties are omitted.
 */
export async function readDifficulties(
  db: Queryable,
  listId: number,
  topicIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db.execute<{ topic: number; difficulty: number }>(sql`
    select i.topic_id as topic, percentile_disc(0.5) within group (order by k.difficulty_score)::int as difficulty
    from keyword_insights i
    join tracked_keywords k on k.list_id = ${listId} and k.id = i.keyword_id and k.difficulty_score is not null
    where i.list_id = ${listId} and i.topic_id = any(${`{${topicIds.join(',')}}`}::int[])
    group by i.topic_id`);
  return new Map([...rows].map(({ topic, difficulty }) => [topic, difficulty]));
}
