import type { Queryable } from '@keydence/db';
import { sql } from 'drizzle-orm';

/** The first instant of a time's calendar month, UTC. */
export function startOfMonth(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));
}

/** What a workspace has spent in the month of `at`, set aside included, in millionths of a dollar. */
export async function readMonth(
  db: Queryable,
  workspaceId: string,
  at: Date,
): Promise<{ spentMicros: number }> {
  const [row] = await db.execute<{ spent: string }>(sql`
    select coalesce(sum(cost_micros), 0)::text as spent from source_calls
    where workspace_id = ${workspaceId}::uuid and called_at >= ${startOfMonth(at).toISOString()}::timestamptz`);
  return { spentMicros: Number(row?.spent ?? 0) };
}
