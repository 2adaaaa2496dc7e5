import type { Queryable } from '@keydence/db';
import { type CheckpointCount, type CheckpointSummary, summariseCheckpoints } from '@keydence/domain';
import { sql } from 'drizzle-orm';

/** Results of all predictions of a list at each checkpoint. */
export async function summarisePredictions(db: Queryable, listId: number): Promise<CheckpointSummary[]> {
  const isPair = sql`filter (where q.predicted_clicks is not null and c.clicks is not null)`;
  const rows = await db.execute<CheckpointCount & Record<string, unknown>>(sql`
    select c.days, c.verdict, count(*)::int as count, (count(*) ${isPair})::int as "clickPairs",
      (count(*) filter (where q.predicted_clicks is not null and c.clicks_kind = 'measured'))::int as "consolePairs",
      coalesce(sum(q.predicted_clicks) ${isPair}, 0) as "predictedClicks",
      coalesce(sum(c.clicks) ${isPair}, 0) as "measuredClicks"
    from prediction_checkpoints c
    join predictions q on q.list_id = ${listId} and q.id = c.prediction_id and q.withdrawn_at is null
    where c.list_id = ${listId}
    group by c.days, c.verdict`);
  return summariseCheckpoints([...rows]);
}
