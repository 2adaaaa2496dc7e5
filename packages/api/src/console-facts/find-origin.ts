import type { Queryable } from '@keydence/db';
import { sql } from 'drizzle-orm';
import { type ConsoleWindow, inWindow, rowsOf } from './select-window.ts';

/**
 * Scheme and host with most of a window's clicks, such as `https://www.acme.com`; null if none has
 * most.
 */
export async function findOrigin(
  db: Queryable,
  listId: number,
  window: ConsoleWindow,
): Promise<string | null> {
  const [row] = await db.execute<{ origin: string }>(sql`
    with summed as (
      select page_id, sum(clicks) as clicks from (${rowsOf(inWindow(listId, 'page', window))}) r group by page_id)
    select substring(p.url from '^[a-z+.-]+://[^/]+') as origin
    from summed join console_pages p on p.list_id = ${listId}::int and p.id = page_id
    group by 1 having sum(clicks) * 2 > (select sum(clicks) from summed)`);
  return row?.origin ?? null;
}
