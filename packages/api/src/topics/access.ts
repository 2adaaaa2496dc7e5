import type { Queryable } from '@keydence/db';
import { sql } from 'drizzle-orm';
import { notFound } from '../access.ts';
import { findKeywordKey } from '../keyword-lists/encode-keyword-id.ts';

/**
 * The number of a topic of the list; for a merged topic, that of its target. AppError('not_found') for any other id.
 */
export async function requireTopic(db: Queryable, listId: number, topicId: string): Promise<number> {
  const key = findKeywordKey(topicId);
  if (key?.listId !== listId) throw notFound();
  const [row] = await db.execute<{ id: number }>(sql`
    select coalesce(absorbed_by, id) as id from topics where list_id = ${listId} and id = ${key.id}`);
  if (!row) throw notFound();
  return row.id;
}
