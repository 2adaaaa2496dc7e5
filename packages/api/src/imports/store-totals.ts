import type { Transaction } from '@keydence/db';
import { type ExportTool, type ImportedTotal, type PeriodStep, stepBack } from '@keydence/domain';
import { sql } from 'drizzle-orm';

interface TotalStorage {
  listId: number;
  /** The last day of the file's period. */
  measuredOn: string;
  source: ExportTool;
  /** Null for a file without a comparison. */
  earlierBy: PeriodStep | null;
}

/**
 * Stores Search Console's sums. Figures of a day belong to that day, all others to the period that
 * ends on the given day.
 */
export async function storeTotals(
  tx: Transaction,
  { listId, measuredOn, source, earlierBy }: TotalStorage,
  totals: readonly ImportedTotal[],
): Promise<void> {
  if (totals.length === 0) return;
  const rows = totals.map(({ dimension, name, clicks, impressions, averagePosition, ...total }) => ({
    dimension,
    name,
    clicks,
    impressions,
    average_position: averagePosition,
    measured_on:
      total.measuredOn ?? (total.isEarlier && earlierBy ? stepBack(measuredOn, earlierBy) : measuredOn),
  }));
  await tx.execute(sql`
    insert into search_totals (list_id, dimension, measured_on, name, source, clicks, impressions,
      average_position)
    select distinct on (dimension, measured_on, name) ${listId}::int, dimension, measured_on, name,
      ${source}::text, clicks, impressions, average_position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (dimension text, measured_on date, name text,
      clicks bigint, impressions bigint, average_position real)
    order by dimension, measured_on, name
    on conflict (list_id, dimension, measured_on, source, name_hash) do update set clicks = excluded.clicks,
      impressions = excluded.impressions, average_position = excluded.average_position`);
}
