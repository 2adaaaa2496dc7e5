import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import { scoreGaps } from '../competitors/score-gaps.ts';
import { recordSnapshot } from '../gains/record-snapshot.ts';
import { measureList } from '../trends/measure-list.ts';
import { storeSnapshot } from '../trends/store-snapshot.ts';

/**
 * Stores the gaps and the snapshot of a list whose keywords this transaction has written. PostgreSQL has
 * no statistics of these rows yet and estimates very few, so a nested loop would read the whole
 * list for each keyword; without nested loops, each query reads the list once.
 */
export async function recordFigures(tx: Transaction, listId: number, now: Date): Promise<void> {
  await tx.execute(sql`set local enable_nestloop = off`);
  await scoreGaps(tx, listId);
  await recordSnapshot(tx, listId, now);
  await tx.execute(sql`set local enable_nestloop = on`);
}

/** Stores the day's figures of a list, after the counts of Search Console on which its health rests. */
export async function recordMeasure(tx: Transaction, listId: number, now: Date): Promise<void> {
  await tx.execute(sql`set local enable_nestloop = off`);
  await storeSnapshot(tx, listId, await measureList(tx, listId, now));
  await tx.execute(sql`set local enable_nestloop = on`);
}
