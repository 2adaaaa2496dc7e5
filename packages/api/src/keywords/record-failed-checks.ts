import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';

/**
 * Marks the day's check as failed (254) in the rank history of every keyword of a list that has no other outcome
 * for the day. The current rankings stay as they are: a failed check is never "not ranking".
 */
export async function recordFailedChecks(tx: Transaction, listId: number, at: Date): Promise<void> {
  const month = `${at.toISOString().slice(0, 7)}-01`;
  const byteIndex = at.getUTCDate() - 1;
  const failed = 254;
  const unchecked = 255;
  await tx.execute(sql`
    with kept as (
      select keyword_id from ranking_months
      where list_id = ${listId} and month = ${month}::date and get_byte(ranks, ${byteIndex}::int) <> ${unchecked}::int
    )
    insert into ranking_months as m (list_id, keyword_id, month, ranks)
    select ${listId}::int, id, ${month}::date,
      set_byte(decode(repeat('ff', 31), 'hex'), ${byteIndex}::int, ${failed}::int)
    from tracked_keywords where list_id = ${listId} and id not in (select keyword_id from kept)
    on conflict (list_id, keyword_id, month) do update set ranks = set_byte(m.ranks, ${byteIndex}::int, ${failed}::int)
      where get_byte(m.ranks, ${byteIndex}::int) = ${unchecked}::int`);
}
