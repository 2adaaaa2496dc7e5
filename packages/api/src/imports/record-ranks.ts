import type { Transaction } from '@keydence/db';
import type { ExportTool } from '@keydence/domain';
import { sql } from 'drizzle-orm';

/**
 * Sets the byte of each staged day in the rank history: 0 not ranked, 1 to 100 the rank; new months
 * start unchecked (255). Store the measures first, since they have the best rank of several pages.
 */
export async function recordRanks(
  tx: Transaction,
  { listId, source }: { listId: number; source: ExportTool },
): Promise<void> {
  const days = sql`
    select *, row_number() over (partition by id, date_trunc('month', day) order by day) as turn
    from (
      select distinct id, measured_on as day from import_rows where is_rank_checked) as checked`;
  const [found] = await tx.execute<{ turns: number }>(sql`
    select coalesce(max(turn), 0)::int as turns from (${days}) as days`);
  // A statement can change a row once, so the second statement sets a keyword's second day in a
  // month.
  for (let turn = 1; turn <= (found?.turns ?? 0); turn += 1) {
    await tx.execute(sql`
      insert into ranking_months as h (list_id, keyword_id, month, ranks)
      select ${listId}::int, d.id, date_trunc('month', d.day)::date, set_byte(decode(repeat('ff', 31), 'hex'),
        extract(day from d.day)::int - 1, coalesce((select m.rank from keyword_measures m
          where m.list_id = ${listId} and m.keyword_id = d.id and m.measured_on = d.day and m.source = ${source}), 0))
      from (${days}) as d where d.turn = ${turn}
      on conflict (list_id, keyword_id, month) do update set ranks = (
        select set_byte(h.ranks, day, get_byte(excluded.ranks, day))
        from generate_series(0, 30) as day where get_byte(excluded.ranks, day) <> 255)`);
  }
}
