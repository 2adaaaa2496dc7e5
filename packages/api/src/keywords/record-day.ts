import type { Transaction } from '@keydence/db';
import { type SQL, sql } from 'drizzle-orm';

/**
 * Sets the day's byte of the rank history: 0 not ranked, 1 to 100 the rank; new months start unchecked (255). Told between
 * which numbers the keywords are (`span`), the database may find their months in one walk.
 */
export async function recordDay(
  tx: Transaction,
  { listId, checkedAt, ranks, span }: { listId: number; checkedAt: Date; ranks: SQL; span?: SQL },
): Promise<void> {
  const month = `${checkedAt.toISOString().slice(0, 7)}-01`;
  const byteIndex = checkedAt.getUTCDate() - 1;
  const rank = sql`case when rank between 1 and 100 then rank else 0 end`;
  // Months that have begun are updated, which needs no lock on each row before: this is what nearly every check finds.
  await tx.execute(sql`
    with checked as materialized (select id, ${rank} as rank from (${ranks}) as found),
    updated as (
      update ranking_months m set ranks = set_byte(m.ranks, ${byteIndex}::int, checked.rank) from checked
      where m.list_id = ${listId} and m.month = ${month}::date and m.keyword_id = checked.id
        ${span ? sql`and m.keyword_id ${span}` : sql``}
      returning m.keyword_id
    )
    insert into ranking_months as m (list_id, keyword_id, month, ranks)
    select ${listId}::int, id, ${month}::date, set_byte(decode(repeat('ff', 31), 'hex'), ${byteIndex}::int, rank)
    from checked where id not in (select keyword_id from updated)
    on conflict (list_id, keyword_id, month) do update
      set ranks = set_byte(m.ranks, ${byteIndex}::int, get_byte(excluded.ranks, ${byteIndex}::int))`);
}
