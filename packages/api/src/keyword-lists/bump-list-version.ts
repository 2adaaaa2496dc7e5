import type { Queryable, Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';

/** Marks a list as changed: stored reports and ETags of the old version become invalid. */
export async function bumpListVersion(tx: Transaction, listId: number): Promise<void> {
  await tx.execute(sql`update keyword_lists set version = version + 1 where id = ${listId}`);
}

/** The current version of a list. */
export async function readListVersion(db: Queryable, listId: number): Promise<number> {
  const [row] = await db.execute<{ version: string }>(
    sql`select version from keyword_lists where id = ${listId}`,
  );
  return Number(row?.version ?? 0);
}
