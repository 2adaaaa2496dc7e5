import { type Queryable, schema } from '@keydence/db';
import { blendClickRates, type ClickCurve } from '@keydence/domain';
import { eq } from 'drizzle-orm';

/** The click rates by which a list's clicks are computed. */
interface ListCurve {
  /** Holds the site's own rates; empty where the published ones hold at every rank. */
  curve: ClickCurve;
  /** The last day of Search Console's counts, `YYYY-MM-DD`; null when the curve is empty. */
  measuredOn: string | null;
}

/** The published click rates, blended with the site's own where Search Console has counted enough. */
export async function findClickCurve(db: Queryable, listId: number): Promise<ListCurve> {
  const { rankClicks } = schema;
  const rows = await db.select().from(rankClicks).where(eq(rankClicks.listId, listId));
  const curve = blendClickRates(rows);
  return { curve, measuredOn: curve.size > 0 ? (rows[0]?.measuredOn ?? null) : null };
}
