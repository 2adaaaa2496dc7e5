import type { Transaction } from '@keydence/db';
import { type SQL, sql } from 'drizzle-orm';

/** Sets the day's byte of the rank history: 0 not ranked, 1 to 100 the rank; new months start unchecked (255). */
export async function recordDay(
  tx: Transaction,
  { listId, checkedAt, ranks }: { listId: number; checkedAt: Date; ranks: SQL },
): Promise<void> {
  const month = `${checkedAt.toISOString().slice(0, 7)}-01`;
  const byteIndex = checkedAt.getUTCDate() - 1;
  const rank = sql`case when rank between 1 and 100 then rank else 0 end`;
  await tx.execute(sql`
    insert into ranking_months as m (list_id, keyword_id, month, ranks)
    select ${listId}::int, id, ${month}::date,
      set_byte(decode(repeat('ff', 31), 'hex'), ${byteIndex}::int, ${rank}) from (${ranks}) as checked
    on conflict (list_id, keyword_id, month) do update
      set ranks = set_byte(m.ranks, ${byteIndex}::int, get_byte(excluded.ranks, ${byteIndex}::int))`);
}
