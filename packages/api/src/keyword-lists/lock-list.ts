import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';

/** Lets one change of a list run at a time, until the transaction ends. */
export async function lockList(tx: Transaction, listId: number): Promise<void> {
  await tx.execute(sql`select 1 from keyword_lists where id = ${listId} for no key update`);
}
