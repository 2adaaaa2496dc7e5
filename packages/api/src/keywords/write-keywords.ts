import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import type { NumberedKeyword } from './build-stored-keyword.ts';
import { recordDay } from './record-day.ts';

interface Batch {
  rows: readonly NumberedKeyword[];
  /** The list has those with lower numbers. */
  firstNewId: number;
  checkedAt: Date;
}

/**
 * Writes collected keywords: their rankings, and of the market's figures those that are not as they were. The rows are
 * read once for all tables, as json rather than jsonb, which takes twice as long to make rows of; what is known is
 * updated, which costs less than an insert that meets it.
 */
export async function writeKeywords(
  tx: Transaction,
  listId: number,
  { rows, firstNewId, checkedAt }: Batch,
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    with n as materialized (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as row (
        id bigint, keyword_text text, search_volume int, cpc_micros bigint, difficulty_score smallint,
        trend_monthly smallint, trend_quarterly smallint, trend_yearly smallint, intent smallint,
        serp_flags smallint, opportunity_score smallint, newest_month date, searches int[], rank_group smallint,
        rank_absolute smallint, ranking_type bigint, ranking_url text, ranking_title text,
        ranking_description text, checked_at timestamptz)
    ), facts as (
      update tracked_keywords k set search_volume = n.search_volume, cpc_micros = n.cpc_micros,
        difficulty_score = n.difficulty_score, trend_monthly = n.trend_monthly,
        trend_quarterly = n.trend_quarterly, trend_yearly = n.trend_yearly, intent = n.intent
      from n where k.list_id = ${listId} and k.id = n.id and n.id < ${firstNewId}::bigint
        and (k.search_volume, k.cpc_micros, k.difficulty_score, k.trend_monthly, k.trend_quarterly, k.trend_yearly,
          k.intent) is distinct from (n.search_volume, n.cpc_micros, n.difficulty_score, n.trend_monthly,
          n.trend_quarterly, n.trend_yearly, n.intent)
    ), new_facts as (
      insert into tracked_keywords (list_id, id, keyword_text, search_volume, cpc_micros, difficulty_score,
        trend_monthly, trend_quarterly, trend_yearly, intent)
      select ${listId}::int, id, keyword_text, search_volume, cpc_micros, difficulty_score, trend_monthly,
        trend_quarterly, trend_yearly, intent
      from n where id >= ${firstNewId}::bigint
    ), rankings as (
      update keyword_rankings r set search_volume = n.search_volume, difficulty_score = n.difficulty_score,
        intent = n.intent, serp_flags = n.serp_flags, opportunity_score = n.opportunity_score,
        rank_group = n.rank_group, rank_absolute = n.rank_absolute, ranking_type = n.ranking_type,
        ranking_url = n.ranking_url, ranking_title = n.ranking_title,
        ranking_description = n.ranking_description,
        last_ranking_check = coalesce(n.checked_at, ${checkedAt.toISOString()}::timestamptz),
        needs_ranking_refresh = false
      from n where r.list_id = ${listId} and r.id = n.id and n.id < ${firstNewId}::bigint
    ), new_rankings as (
      insert into keyword_rankings (list_id, id, search_volume, difficulty_score, intent, serp_flags,
        opportunity_score, rank_group, rank_absolute, ranking_type, ranking_url, ranking_title,
        ranking_description, last_ranking_check)
      select ${listId}::int, id, search_volume, difficulty_score, intent, serp_flags, opportunity_score, rank_group,
        rank_absolute, ranking_type, ranking_url, ranking_title, ranking_description,
        coalesce(checked_at, ${checkedAt.toISOString()}::timestamptz)
      from n where id >= ${firstNewId}::bigint
    )
    insert into keyword_volumes (list_id, id, newest_month, searches)
    select ${listId}::int, n.id, n.newest_month, n.searches
    from n left join keyword_volumes v on v.list_id = ${listId} and v.id = n.id
    where n.newest_month is not null
      and (v.newest_month, v.searches) is distinct from (n.newest_month, n.searches)
    on conflict (list_id, id) do update set newest_month = excluded.newest_month, searches = excluded.searches`);
  const ranks = rows.map(({ id, rank_absolute: rank }) => ({ id, rank }));
  await recordDay(tx, {
    listId,
    checkedAt,
    ranks: sql`select id, rank from json_to_recordset(${JSON.stringify(ranks)}::json) as n (id bigint, rank smallint)`,
  });
}
