import type { Queryable } from '@keydence/db';
import { type Trend, yearBefore } from '@keydence/domain';
import { sql } from 'drizzle-orm';

interface Row extends Record<string, unknown> {
  keywords: number;
  now: string | null;
  before: string | null;
}

/** Months between two values for the same month in a monthly history. */
const year = 12;

/**
 * Search volume of a list's newest month compared with the same month one year before, over the keywords with both
 * values, so seasonality does not count as growth. Null if the previous report already had that month, or if there is
 * nothing to compare with. Months are `YYYY-MM-01`.
 */
export async function compareDemand(
  db: Queryable,
  listId: number,
  { newest, earlier }: { newest: string | null; earlier: string | null },
): Promise<Trend['demand']> {
  if (newest === null || earlier === null || newest <= earlier) return null;
  const [row] = await db.execute<Row>(sql`
    select count(*)::int as keywords, sum(searches[1]) as now, sum(searches[${1 + year}::int]) as before
    from keyword_volumes
    where list_id = ${listId} and newest_month = ${newest}
      and searches[1] is not null and searches[${1 + year}::int] is not null`);
  const { keywords = 0, now = null, before = null } = row ?? {};
  if (keywords === 0) return null;
  const change = percentChange(Number(now), Number(before));
  return { month: newest, before: yearBefore(newest), keywords, change };
}

function percentChange(now: number, before: number): number | null {
  return before === 0 ? null : Math.round((100 * (now - before)) / before) + 0;
}
