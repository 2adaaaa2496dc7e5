import { type Queryable, schema } from '@keydence/db';
import { likeMonths, type Trend } from '@keydence/domain';
import { desc, eq } from 'drizzle-orm';

/** Comparison of a list's newest report with the previous one; null if there is none. */
export async function findTrend(
  db: Queryable,
  listId: number,
): Promise<{ day: string; trend: Trend | null } | null> {
  const { listMeasures } = schema;
  const [row] = await db
    .select({ day: listMeasures.day, trend: listMeasures.trend })
    .from(listMeasures)
    .where(eq(listMeasures.listId, listId))
    .orderBy(desc(listMeasures.day))
    .limit(1);
  if (!row) return null;
  const { day, trend } = row;
  return { day, trend: trend && { ...trend, demand: likeMonths(trend.demand) } };
}
