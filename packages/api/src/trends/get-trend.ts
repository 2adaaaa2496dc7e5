import { schema } from '@keydence/db';
import type { TrendReport } from '@keydence/domain';
import { desc, eq } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { readCheckedPredictions } from '../predictions/read-checked-predictions.ts';
import { findTrend } from '../reports/find-trend.ts';

/** Snapshots of one year at two-week intervals. */
const shownMeasures = 26;

/** Changes since the previous report in the domain's market, and the figures of its reports. */
export async function getTrend({ services, domain }: DomainContext): Promise<TrendReport> {
  const { dataSource, list } = domain;
  const none = { total: 0, predictions: [] };
  if (!list) return { day: null, trend: null, measures: [], settled: none, dataSource };
  const { db } = services.database;
  const { listMeasures } = schema;
  const measures = await db
    .select({ day: listMeasures.day, figures: listMeasures.figures })
    .from(listMeasures)
    .where(eq(listMeasures.listId, list.id))
    .orderBy(desc(listMeasures.day))
    .limit(shownMeasures);
  const newest = await findTrend(db, list.id);
  const since = newest?.trend?.since;
  return {
    day: newest?.day ?? null,
    trend: newest?.trend ?? null,
    measures: measures.reverse().map(({ day, figures }) => ({ ...figures, day })),
    settled: since === undefined ? none : await readCheckedPredictions(db, list.id, since),
    dataSource,
  };
}
