import type { Queryable } from '@keydence/db';
import { localDay, startOfDay } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { findTimeZone } from '../access/find-time-zone.ts';

/** The first instant of the calendar month of a time in a time zone. */
export function startOfMonth(at: Date, timeZone: string): Date {
  return startOfDay(`${localDay(at, timeZone).slice(0, 7)}-01`, timeZone);
}

/** A workspace's spending in the month of `at`, including reserved amounts, in millionths of a dollar. */
export async function readMonth(
  db: Queryable,
  workspaceId: string,
  at: Date,
): Promise<{ spentMicros: number }> {
  const since = startOfMonth(at, await findTimeZone(db, workspaceId));
  const [row] = await db.execute<{ spent: string }>(sql`
    select coalesce(sum(cost_micros), 0)::text as spent from source_calls
    where workspace_id = ${workspaceId}::uuid and called_at >= ${since.toISOString()}::timestamptz`);
  return { spentMicros: Number(row?.spent ?? 0) };
}
