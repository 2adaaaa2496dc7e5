import type { Queryable } from '@keydence/db';
import { type CheckedPrediction, laterDay, startOfDay } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { findListTimeZone } from '../access/find-time-zone.ts';

const shownPredictions = 10;

interface Settled {
  /** Number of predictions with a recorded checkpoint. */
  total: number;
  predictions: CheckedPrediction[];
}

interface Row extends Record<string, unknown> {
  total: number;
  settled: CheckedPrediction;
}

/**
 * Predictions of a list with a checkpoint recorded after a day (`YYYY-MM-DD`) of their workspace; reached ones first.
 */
export async function readCheckedPredictions(db: Queryable, listId: number, since: string): Promise<Settled> {
  const from = startOfDay(laterDay(since, 1), await findListTimeZone(db, listId));
  const rows = await db.execute<Row>(sql`
    select (count(*) over ())::int as total, jsonb_build_object('keywordText', q.keyword_text, 'days', c.days,
      'verdict', c.verdict, 'before', q.rank, 'predicted', q.predicted_rank, 'now', c.rank,
      'measuredOn', c.measured_on, 'judgedBy', c.judged_by) as settled
    from prediction_checkpoints c
    join predictions q on q.list_id = ${listId} and q.id = c.prediction_id and q.withdrawn_at is null
    where c.list_id = ${listId} and c.recorded_at >= ${from.toISOString()}::timestamptz
    order by array_position(array['came_true', 'partly', 'not_yet', 'no_measurement'], c.verdict),
      q.predicted_clicks desc nulls last, q.keyword_text, c.days
    limit ${shownPredictions}`);
  return { total: rows[0]?.total ?? 0, predictions: [...rows].map(({ settled }) => settled) };
}
