import type { Transaction } from '@keydence/db';
import { type SQL, sql } from 'drizzle-orm';
import { findListDay } from '../access/find-time-zone.ts';
import { measureSpan } from './measure-span.ts';

interface DayOfRanks {
  listId: number;
  checkedAt: Date;
  /** Rows of `id` and `rank`, of these keywords only; -30 is "not among the first 30". */
  ranks: SQL;
  ids: readonly number[];
}

/**
 * Sets the day's byte of the rank history: 0 not among the first 100, 1 to 100 the rank, from 101
 * the number of results that were read without finding the site; new months start unchecked (255).
 */
export async function recordDay(
  tx: Transaction,
  { listId, checkedAt, ranks, ids }: DayOfRanks,
): Promise<void> {
  if (ids.length === 0) return;
  const day = await findListDay(tx, listId, checkedAt);
  const month = sql`${`${day.slice(0, 7)}-01`}::date`;
  const byteIndex = sql`${Number(day.slice(8)) - 1}::int`;
  const rank = sql`case when rank between 1 and 100 then rank when rank between -99 and -1 then 100 - rank else 0 end`;
  // Existing months are updated, which needs no lock on each row before; nearly every check finds
  // only those.
  const begun = await tx.execute(sql`
    update ranking_months m set ranks = set_byte(m.ranks, ${byteIndex}, ${rank}) from (${ranks}) as checked
    where m.list_id = ${listId} and m.month = ${month} and m.keyword_id = checked.id and m.keyword_id ${measureSpan(ids)}`);
  if (begun.count === ids.length) return;
  await tx.execute(sql`
    insert into ranking_months (list_id, keyword_id, month, ranks)
    select ${listId}::int, id, ${month}, set_byte(decode(repeat('ff', 31), 'hex'), ${byteIndex}, ${rank})
    from (${ranks}) as checked
    on conflict do nothing`);
}
