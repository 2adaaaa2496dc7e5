import type { Queryable, Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import { notFound } from '../access.ts';

/**
 * Marks a list as changed: stored reports and ETags of the old version become invalid. AppError('not_found') for a list
 * that was deleted.
 */
export async function bumpListVersion(tx: Transaction, listId: number): Promise<void> {
  const [list] = await tx.execute(
    sql`update keyword_lists set version = version + 1 where id = ${listId} returning id`,
  );
  if (!list) throw notFound();
}

/** The current version of a list. */
export async function readListVersion(db: Queryable, listId: number): Promise<number> {
  const [row] = await db.execute<{ version: string }>(
    sql`select version from keyword_lists where id = ${listId}`,
  );
  return Number(row?.version ?? 0);
}
