import type { Transaction } from '@keydence/db';
import type { ExportTool } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { Measure } from './build-measures.ts';

interface RankedBatch {
  listId: number;
  source: ExportTool;
  rows: readonly Measure[];
}

/**
 * Sets the byte of each measured day in the rank history: 0 not ranked, 1 to 100 the rank; new months start unchecked
 * (255). The measures must be stored, as they know the best rank of several pages.
 */
export async function recordRanks(tx: Transaction, { listId, source, rows }: RankedBatch): Promise<void> {
  for (const days of spreadDays(rows)) {
    await tx.execute(sql`
      insert into ranking_months as h (list_id, keyword_id, month, ranks)
      select ${listId}::int, m.keyword_id, date_trunc('month', m.measured_on)::date,
        set_byte(decode(repeat('ff', 31), 'hex'), extract(day from m.measured_on)::int - 1, coalesce(m.rank, 0))
      from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as n (id bigint, day date)
      join keyword_measures m on m.list_id = ${listId} and m.keyword_id = n.id and m.measured_on = n.day
        and m.source = ${source} and m.is_rank_checked
      on conflict (list_id, keyword_id, month) do update set ranks = (
        select set_byte(h.ranks, day, get_byte(excluded.ranks, day))
        from generate_series(0, 30) as day where get_byte(excluded.ranks, day) <> 255)`);
  }
}

interface MeasuredDay {
  id: number;
  day: string;
}

/** A statement can touch a row once, so a keyword's second day in a month comes with the second statement. */
function spreadDays(rows: readonly Measure[]): MeasuredDay[][] {
  const days = new Map<string, MeasuredDay>();
  for (const { id, measured_on: day, is_rank_checked: isChecked } of rows) {
    if (isChecked) days.set(`${id} ${day}`, { id, day });
  }
  const seen = new Map<string, number>();
  const waves: MeasuredDay[][] = [];
  for (const one of days.values()) {
    const month = `${one.id} ${one.day.slice(0, 7)}`;
    const wave = seen.get(month) ?? 0;
    seen.set(month, wave + 1);
    const wanted = waves[wave] ?? [];
    waves[wave] = wanted;
    wanted.push(one);
  }
  return waves;
}
