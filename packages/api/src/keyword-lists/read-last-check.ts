import type { Queryable } from '@keydence/db';
import { sql } from 'drizzle-orm';

/** Time of the last rank check of any keyword of a list; null before the first one. */
export async function readLastCheck(db: Queryable, listId: number): Promise<Date | null> {
  const [row] = await db.execute<{ checked: string | null }>(
    sql`select max(last_ranking_check) as checked from keyword_rankings where list_id = ${listId}`,
  );
  return row?.checked ? new Date(row.checked) : null;
}
