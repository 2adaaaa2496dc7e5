import { type SQL, sql } from 'drizzle-orm';
import type { ListRates } from './find-site-rates.ts';

/**
 * The columns of `GainColumns` for a tracked keyword `k` and its ranking `r`; `gainJoins` adds
 * their tables.
 */
export const gainColumns = sql`k.search_volume, bucket.is_volume_bucket, k.difficulty_score, r.rank_group, r.serp_flags,
  v.newest_month::text as newest_month, v.searches, counted.clicks, counted.impressions, counted.average_position`;

/**
 * Joins the ranking `r` of a keyword `k` and the inputs of its gain, each by its key: a page of a
 * list costs the same for any length of the list. The OFFSET prevents a scan of the list,
 * regardless of the planner's statistics.
 */
export function gainJoins(listId: number, { window }: Pick<ListRates, 'window'>): SQL {
  return sql`
    cross join lateral (select * from keyword_rankings where list_id = ${listId} and id = k.id offset 0) r
    left join lateral (
      select newest_month, searches from keyword_volumes where list_id = ${listId} and id = k.id offset 0) v on true
    left join lateral (
      select bool_and(m.is_volume_bucket) as is_volume_bucket from keyword_measures m
      where m.list_id = ${listId} and m.keyword_id = k.id and m.search_volume = k.search_volume) bucket on true
    left join lateral (
      select m.clicks::float8 as clicks, m.impressions::float8 as impressions, m.average_position from keyword_measures m
      where m.list_id = ${listId} and m.keyword_id = k.id and m.measured_on = ${window?.to ?? null}::date
        and m.source = ${window?.source ?? null}::text offset 0) counted on true`;
}

/** The tracked keyword `k` with the number of a row. */
export function keywordOf(listId: number, row: SQL): SQL {
  return sql`cross join lateral (select * from tracked_keywords where list_id = ${listId} and id = ${row} offset 0) k`;
}
