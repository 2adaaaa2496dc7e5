import type { Transaction } from '@keydence/db';
import type { ExportTool } from '@keydence/domain';
import { sql } from 'drizzle-orm';

/**
 * Stores a tool's figures of the staged keywords: one row per keyword and day, the best rank of
 * several pages, and the pages themselves. Figures of that day that this export does not have stay.
 */
export async function storeMeasures(
  tx: Transaction,
  { listId, source }: { listId: number; source: ExportTool },
): Promise<void> {
  const isBetter = sql`excluded.is_rank_checked and (m.rank is null or excluded.rank <= m.rank)`;
  const better = (column: string) =>
    sql`${sql.identifier(column)} = case when ${isBetter} then excluded.${sql.identifier(column)} else m.${sql.identifier(column)} end`;
  const known = (column: string) =>
    sql`${sql.identifier(column)} = coalesce(excluded.${sql.identifier(column)}, m.${sql.identifier(column)})`;
  await tx.execute(sql`
    with measures as (
      insert into keyword_measures as m (list_id, keyword_id, measured_on, source, search_volume, is_volume_bucket,
        volume_below, difficulty_score, cpc_micros, cpc_currency, trend_monthly, trend_quarterly, trend_yearly, intent,
        intents, serp_flags, is_rank_checked, rank, average_position, ranking_url, ranking_type, traffic, clicks,
        impressions)
      select distinct on (id, measured_on) ${listId}::int, id, measured_on, ${source}::text, search_volume,
        is_volume_bucket, volume_below, difficulty_score, cpc_micros, cpc_currency, trend_monthly, trend_quarterly,
        trend_yearly, intent, intents, serp_flags, is_rank_checked, rank, average_position, ranking_url, ranking_type, traffic, clicks, impressions
      from import_rows order by id, measured_on, is_rank_checked desc, rank nulls last, search_volume nulls last
      on conflict (list_id, keyword_id, measured_on, source) do update set
        ${sql.join(optionalColumns.map(known), sql`, `)}, ${sql.join(rankColumns.map(better), sql`, `)},
        is_volume_bucket = case when excluded.search_volume is null then m.is_volume_bucket
          else excluded.is_volume_bucket end,
        intent = case when excluded.intent = 0 then m.intent else excluded.intent end,
        intents = case when excluded.intents = 0 then m.intents else excluded.intents end,
        cpc_currency = case when excluded.cpc_micros is null then m.cpc_currency else excluded.cpc_currency end,
        volume_below = case when excluded.search_volume is null
          then coalesce(excluded.volume_below, m.volume_below) end,
        is_rank_checked = m.is_rank_checked or excluded.is_rank_checked),
    pages as (
      insert into keyword_pages as p (list_id, keyword_id, url, rank, measured_on, source)
      select distinct on (id, url) ${listId}::int, id, url, rank, measured_on, ${source}::text
      from (
        select id, ranking_url as url, rank, measured_on from import_rows where ranking_url is not null and rank is not null
        union all
        select r.id, page.url, page.rank, r.measured_on
        from import_rows r cross join lateral jsonb_to_recordset(r.rival_pages) as page (url text, rank smallint)
        where r.rival_pages is not null) as found
      order by id, url, measured_on desc, rank
      on conflict (list_id, keyword_id, url_hash) do update set rank = excluded.rank,
        measured_on = excluded.measured_on, source = excluded.source
      where excluded.measured_on >= p.measured_on)
    insert into keyword_volumes as v (list_id, id, newest_month, searches)
    select distinct on (id) ${listId}::int, id, newest_month, searches
    from import_rows where newest_month is not null order by id, newest_month desc
    on conflict (list_id, id) do update set newest_month = excluded.newest_month, searches = excluded.searches
    where excluded.newest_month > v.newest_month
      or (excluded.newest_month = v.newest_month and cardinality(excluded.searches) >= cardinality(v.searches))`);
}

const optionalColumns = [
  'search_volume',
  'difficulty_score',
  'cpc_micros',
  'trend_monthly',
  'trend_quarterly',
  'trend_yearly',
  'serp_flags',
  'traffic',
  'clicks',
  'impressions',
];
const rankColumns = ['rank', 'average_position', 'ranking_url', 'ranking_type'];
