import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';

/** Lets one change of a list's plan run at a time, so that its columns stay in one order. */
export async function lockPlan(tx: Transaction, listId: number): Promise<void> {
  await tx.execute(sql`select 1 from keyword_lists where id = ${listId} for no key update`);
}
