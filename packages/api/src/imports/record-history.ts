import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';

/** Sets the bytes of the days whose ranks the staged rows have besides their newest one. */
export async function recordHistory(tx: Transaction, listId: number): Promise<void> {
  await tx.execute(sql`
    insert into ranking_months as h (list_id, keyword_id, month, ranks)
    select ${listId}::int, id, month, ranks from import_months
    on conflict (list_id, keyword_id, month) do update set ranks = (
      select string_agg(set_byte('\\x00'::bytea, 0, case when get_byte(excluded.ranks, day) = 255
        then get_byte(h.ranks, day) else get_byte(excluded.ranks, day) end), ''::bytea order by day)
      from generate_series(0, 30) as day)`);
}
