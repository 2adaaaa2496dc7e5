import type { Queryable } from '@keydence/db';
import type { ListPredictionsInput } from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { PredictionRow } from './prediction-view.ts';

type Filter = Pick<ListPredictionsInput, 'outcome' | 'search'>;

/**
 * SQL for the predictions `q` of a list that match the filters, each with its newest recorded checkpoint `newest`.
 * Canceled predictions are excluded.
 */
function selectFrom(listId: number, { outcome, search }: Filter): SQL {
  const conditions = [
    sql`q.list_id = ${listId} and q.withdrawn_at is null`,
    ...(outcome === 'upcoming' ? [sql`newest.verdict is null`] : []),
    ...(outcome && outcome !== 'upcoming' ? [sql`newest.verdict = ${outcome}`] : []),
    ...(search ? [sql`strpos(q.keyword_text, ${search.normalize('NFC').toLowerCase()}) > 0`] : []),
  ];
  return sql`from predictions q
    left join lateral (select verdict from prediction_checkpoints c
      where c.list_id = ${listId} and c.prediction_id = q.id order by c.days desc limit 1) newest on true
    where ${sql.join(conditions, sql` and `)}`;
}

export async function countPredictions(db: Queryable, listId: number, filter: Filter): Promise<number> {
  const [row] = await db.execute<{ total: number }>(
    sql`select count(*)::int as total ${selectFrom(listId, filter)}`,
  );
  return row?.total ?? 0;
}

/** Predictions with their recorded checkpoints, the newest acceptance first. */
export async function readPredictions(
  db: Queryable,
  listId: number,
  { limit, offset, ...filter }: Filter & { limit: number; offset: number },
): Promise<PredictionRow[]> {
  const rows = await db.execute<PredictionRow>(sql`
    with page as materialized (
      select q.* ${selectFrom(listId, filter)} order by q.accepted_at desc, q.id desc limit ${limit} offset ${offset})
    select q.*, q.accepted_on::text as accepted_on, k.id as keyword_id, (
      select coalesce(jsonb_agg(to_jsonb(c) order by c.days), '[]') from prediction_checkpoints c
      where c.list_id = ${listId} and c.prediction_id = q.id) as checkpoints
    from page q
    left join tracked_keywords k on k.list_id = ${listId} and k.kw_hash = q.kw_hash
    order by q.accepted_at desc, q.id desc`);
  return [...rows];
}
