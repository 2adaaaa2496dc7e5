import { schema, type Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import { selectGaps } from '../gains/build-gap-count.ts';
import type { ListSnapshot } from './measure-list.ts';

/** Snapshots of two years at two-week intervals. */
const keptMeasures = 52;

/** Stores the day's snapshot with the current gaps; a later snapshot of the same day replaces it. */
export async function storeSnapshot(tx: Transaction, listId: number, measure: ListSnapshot): Promise<void> {
  const { movedIds } = measure;
  const trend = measure.trend && JSON.stringify({ ...measure.trend, movedIds });
  const { listMeasures } = schema;
  await tx.execute(sql`
    insert into ${listMeasures} (list_id, day, measured_at, figures, gap_hashes, trend)
    select ${listId}::int, ${measure.day}::date, ${measure.measuredAt.toISOString()}::timestamptz,
      ${JSON.stringify(measure.figures)}::jsonb || jsonb_build_object('gaps', count(*)),
      coalesce(array_agg(kw_hash order by kw_hash), '{}'), ${trend}::jsonb
    from ${selectGaps(listId)} as gap
    on conflict (list_id, day) do update set measured_at = excluded.measured_at, figures = excluded.figures,
      gap_hashes = excluded.gap_hashes, trend = excluded.trend`);
  await tx.execute(sql`
    delete from list_measures where list_id = ${listId} and day <= (
      select day from list_measures where list_id = ${listId} order by day desc offset ${keptMeasures} limit 1)`);
}
