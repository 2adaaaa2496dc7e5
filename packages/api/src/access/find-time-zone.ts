import type { Queryable } from '@keydence/db';
import { localDay, usualTimeZone } from '@keydence/domain';
import { sql } from 'drizzle-orm';

export async function findListTimeZone(db: Queryable, listId: number): Promise<string> {
  const [row] = await db.execute<{ timeZone: string }>(sql`
    select w.time_zone as "timeZone" from keyword_lists l
    join tracked_domains d on d.id = l.domain_id join workspaces w on w.id = d.workspace_id where l.id = ${listId}`);
  return row?.timeZone ?? usualTimeZone;
}

/** Data day (`YYYY-MM-DD`) of an instant for a keyword list: the date in its workspace's time zone. */
export async function findListDay(db: Queryable, listId: number, at: Date): Promise<string> {
  return localDay(at, await findListTimeZone(db, listId));
}

export async function findTimeZone(db: Queryable, workspaceId: string): Promise<string> {
  const [row] = await db.execute<{ timeZone: string }>(
    sql`select time_zone as "timeZone" from workspaces where id = ${workspaceId}::uuid`,
  );
  return row?.timeZone ?? usualTimeZone;
}
