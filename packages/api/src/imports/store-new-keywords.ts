import { copyPacked, type Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import type { PackedTable } from './pack-new-keywords.ts';

/**
 * Sends keywords that are new to the list, with one row each in a part of the file, straight to
 * their tables: the rows that `storeMeasures`, `recordHistory`, `recordRanks` and `applyMeasures`
 * would write, without their look-ups.
 */
export async function storeNewKeywords(tx: Transaction, tables: readonly PackedTable[]): Promise<void> {
  if (tables.length === 0) return;
  // Each row's key to its list is checked by a statement of its own. With few lists, PostgreSQL
  // would read all of them for each check.
  await tx.execute(sql`set local enable_seqscan = off`);
  for (const { target, packed } of tables) await copyPacked(tx, target, packed);
  await tx.execute(sql`set local enable_seqscan to default`);
}

/**
 * Discards the plans of the connection, so that `storeNewKeywords` plans the checks of its keys
 * again: they may have been planned before, by another statement.
 */
export async function replanChecks(tx: Transaction): Promise<void> {
  await tx.execute(sql`discard plans`);
}
