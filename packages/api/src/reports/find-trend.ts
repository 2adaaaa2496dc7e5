import { type Queryable, schema } from '@keydence/db';
import { likeMonths, type Trend } from '@keydence/domain';
import { desc, eq, sql } from 'drizzle-orm';

/** The numbers of the moved keywords serve filters only, and can be many. */
const withoutIds = (trend: typeof schema.listMeasures.trend) =>
  sql<Trend | null>`${trend} - 'movedIds'`.mapWith(trend);

/** Comparison of a list's newest report with the previous one; null if there is none. */
export async function findTrend(
  db: Queryable,
  listId: number,
): Promise<{ day: string; trend: Trend | null } | null> {
  const { listMeasures } = schema;
  const [row] = await db
    .select({ day: listMeasures.day, trend: withoutIds(listMeasures.trend) })
    .from(listMeasures)
    .where(eq(listMeasures.listId, listId))
    .orderBy(desc(listMeasures.day))
    .limit(1);
  if (!row) return null;
  const { day, trend } = row;
  return { day, trend: trend && { ...trend, demand: likeMonths(trend.demand) } };
}
