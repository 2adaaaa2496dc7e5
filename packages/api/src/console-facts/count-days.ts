import type { Queryable } from '@keydence/db';
import { sql } from 'drizzle-orm';
import { type ConsoleWindow, inWindow } from './select-window.ts';

/** Number of days in a window that have page figures. */
export async function countDays(db: Queryable, listId: number, window: ConsoleWindow): Promise<number> {
  const [row] = await db.execute<{ days: number }>(sql`
    select count(*)::int as days from console_slices s
    where ${inWindow(listId, 'page', window)} and s.starts_on = s.ends_on and s.row_count > 0`);
  return row?.days ?? 0;
}
