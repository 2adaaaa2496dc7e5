import type { Queryable } from '@keydence/db';
import type { ConsoleBreak } from '@keydence/domain';
import { sql } from 'drizzle-orm';

/** Changes of a list's site as breaks of all its figures, oldest first. */
export async function findSiteBreaks(db: Queryable, listId: number): Promise<ConsoleBreak[]> {
  const rows = await db.execute<{ day: string; note: string }>(sql`
    select c.changed_on::text as day, c.text as note
    from site_changes c join keyword_lists l on l.domain_id = c.domain_id
    where l.id = ${listId}::int order by c.changed_on, c.id`);
  return rows.map(({ day, note }) => ({
    metrics: ['clicks', 'impressions', 'ctr', 'position'],
    from: day,
    to: day,
    kind: 'change',
    note,
    madeBy: 'owner',
  }));
}
