import type { Queryable } from '@keydence/db';
import { sql } from 'drizzle-orm';

/** Date and time of an earlier report to compare with. */
export interface EarlierMeasure {
  day: string;
  measuredAt: Date;
  healthScore: number | null;
  newestMonth: string | null;
}

/** The newest snapshot of a list before a day (`YYYY-MM-DD`); null if there is none. */
export async function findMeasure(
  db: Queryable,
  listId: number,
  before: string,
): Promise<EarlierMeasure | null> {
  const [row] = await db.execute<{
    day: string;
    measuredAt: string;
    healthScore: number | null;
    newestMonth: string | null;
  }>(sql`
    select day::text, measured_at as "measuredAt", (figures ->> 'healthScore')::int as "healthScore",
      figures ->> 'newestMonth' as "newestMonth"
    from list_measures where list_id = ${listId} and day < ${before} order by day desc limit 1`);
  return row ? { ...row, measuredAt: new Date(row.measuredAt) } : null;
}
