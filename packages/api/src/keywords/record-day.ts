import type { Transaction } from '@keydence/db';
import { type SQL, sql } from 'drizzle-orm';

interface DayOfRanks {
  listId: number;
  checkedAt: Date;
  /** Rows of `id` and `rank`; `count` of them at most. */
  ranks: SQL;
  count: number;
  /** Between which numbers the keywords are: told, the database may find their months in one walk. */
  span?: SQL;
}

/** Sets the day's byte of the rank history: 0 not ranked, 1 to 100 the rank; new months start unchecked (255). */
export async function recordDay(
  tx: Transaction,
  { listId, checkedAt, ranks, count, span = sql`is not null` }: DayOfRanks,
): Promise<void> {
  const month = sql`${`${checkedAt.toISOString().slice(0, 7)}-01`}::date`;
  const byteIndex = sql`${checkedAt.getUTCDate() - 1}::int`;
  const rank = sql`case when rank between 1 and 100 then rank else 0 end`;
  // Months that have begun are updated, which needs no lock on each row before: this is all that nearly every check finds.
  const begun = await tx.execute(sql`
    update ranking_months m set ranks = set_byte(m.ranks, ${byteIndex}, ${rank}) from (${ranks}) as checked
    where m.list_id = ${listId} and m.month = ${month} and m.keyword_id = checked.id and m.keyword_id ${span}`);
  if (begun.count === count) return;
  await tx.execute(sql`
    insert into ranking_months (list_id, keyword_id, month, ranks)
    select ${listId}::int, id, ${month}, set_byte(decode(repeat('ff', 31), 'hex'), ${byteIndex}, ${rank})
    from (${ranks}) as checked
    where not exists (
      select from ranking_months m
      where m.list_id = ${listId} and m.month = ${month} and m.keyword_id = checked.id)`);
}
