import type { Transaction } from '@keydence/db';
import { type SQL, sql } from 'drizzle-orm';

/** Hours within which undoing an acceptance deletes its prediction; later it stays in the ledger. */
const cancelHours = 24;

interface Cancellation {
  listId: number;
  /** A condition on the prediction `q`. */
  where: SQL;
  now: Date;
}

/** Deletes the predictions of an undone acceptance from the ledger if they are less than a day old. */
export async function cancelPredictions(
  tx: Transaction,
  { listId, where, now }: Cancellation,
): Promise<void> {
  const earliest = new Date(now.getTime() - cancelHours * 3_600_000);
  await tx.execute(sql`
    update predictions q set withdrawn_at = ${now.toISOString()}
    where q.list_id = ${listId} and q.withdrawn_at is null and q.accepted_at > ${earliest.toISOString()}
      and ${where}`);
}
