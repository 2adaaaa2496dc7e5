import type { Queryable } from '@keydence/db';
import type { Trend } from '@keydence/domain';
import { sql } from 'drizzle-orm';

interface Row extends Record<string, unknown> {
  keywords: number;
  now: string | null;
  before: string | null;
}

/**
 * The searches of a list's newest month against those of an earlier one, over the keywords that have both months;
 * null when there is no newer month, or nothing to compare. Months are `YYYY-MM-01`.
 */
export async function compareDemand(
  db: Queryable,
  listId: number,
  { newest, earlier }: { newest: string | null; earlier: string | null },
): Promise<Trend['demand']> {
  if (newest === null || earlier === null || newest <= earlier) return null;
  const distance = monthsBetween(earlier, newest);
  const [row] = await db.execute<Row>(sql`
    select count(*)::int as keywords, sum(searches[1]) as now, sum(searches[${1 + distance}::int]) as before
    from keyword_volumes
    where list_id = ${listId} and newest_month = ${newest}
      and searches[1] is not null and searches[${1 + distance}::int] is not null`);
  const { keywords = 0, now = null, before = null } = row ?? {};
  if (keywords === 0) return null;
  return { month: newest, before: earlier, keywords, change: percentChange(Number(now), Number(before)) };
}

function percentChange(now: number, before: number): number | null {
  return before === 0 ? null : Math.round((100 * (now - before)) / before) + 0;
}

function monthsBetween(earlier: string, later: string): number {
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
  return count(later) - count(earlier);
}
