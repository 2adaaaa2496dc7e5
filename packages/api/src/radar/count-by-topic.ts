import type { Queryable } from '@keydence/db';
import { sql } from 'drizzle-orm';
import { findFortnight, publicationRows } from './read-publications.ts';

/** Numbers of pages that competitors published or rewrote in the last 14 days, by topic; none are left out. */
export async function countByTopic(
  db: Queryable,
  listId: number,
  { topicIds, now }: { topicIds: readonly number[]; now: Date },
): Promise<Map<number, { new: number; rewritten: number }>> {
  if (topicIds.length === 0) return new Map();
  const rows = await db.execute<{ id: number; new: number; rewritten: number }>(sql`
    select t.id, count(*) filter (where p.kind = 'new')::int as new,
      count(*) filter (where p.kind = 'rewritten')::int as rewritten
    from ${publicationRows(listId, findFortnight(now, 0))} and t.id = any(${`{${topicIds.join(',')}}`}::int[])
    group by t.id`);
  return new Map([...rows].map(({ id, ...counts }) => [id, counts]));
}
