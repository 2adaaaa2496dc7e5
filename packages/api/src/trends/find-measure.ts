import type { Queryable } from '@keydence/db';
import { sql } from 'drizzle-orm';

/** The day and moment of a report that a later one can be compared with. */
export interface EarlierMeasure {
  day: string;
  measuredAt: Date;
  healthScore: number | null;
  newestMonth: string | null;
}

/** The newest measure of a list before a day (`YYYY-MM-DD`); null when there is none. */
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
