import type { Transaction } from '@keydence/db';
import type { MeasureSource } from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';

interface Application {
  listId: number;
  /** The keywords that were measured, by their texts. */
  ids: ReadonlyMap<string, number>;
  difficultySource: MeasureSource | null;
  /** What a live source has told stays. */
  keepsLiveNumbers: boolean;
}

/**
 * Gives keywords the best of what tools have measured, in whatever order the exports came: an exact volume before a
 * range, Google's own before estimates, then the newest; difficulties of one scale only; the rank of the newest day. New
 * keywords are added.
 */
export async function applyMeasures(tx: Transaction, application: Application): Promise<void> {
  const { listId, ids, keepsLiveNumbers } = application;
  if (ids.size === 0) return;
  const numbered = JSON.stringify([...ids].map(([keyword_text, id]) => ({ id, keyword_text })));
  const own = sql`jsonb_to_recordset(${numbered}::jsonb) as n (id bigint, keyword_text text)`;
  const best = composeBest(application, own);
  const columns = sql`search_volume, cpc_micros, difficulty_score, trend_monthly, trend_quarterly, trend_yearly`;
  const merge = (table: SQL, column: string) => mergeColumn({ table, column, keepsLiveNumbers });
  const facts = [
    'search_volume',
    'cpc_micros',
    'difficulty_score',
    'trend_monthly',
    'trend_quarterly',
    'trend_yearly',
  ];
  const tracked = [...facts.map((column) => merge(sql`k`, column)), mergeIntent(sql`k`, keepsLiveNumbers)];
  const ranked = [
    ...['search_volume', 'difficulty_score'].map((column) => merge(sql`r`, column)),
    mergeIntent(sql`r`, keepsLiveNumbers),
    ...rankColumns.map((column) => replaceRank(column, keepsLiveNumbers)),
    sql`needs_ranking_refresh = r.needs_ranking_refresh and excluded.needs_ranking_refresh`,
  ];
  await tx.execute(sql`
    with best as materialized (${best}), facts as (
      insert into tracked_keywords as k (list_id, id, keyword_text, ${columns}, intent)
      select ${listId}::int, id, keyword_text, ${columns}, intent from best
      on conflict (list_id, id) do update set ${sql.join(tracked, sql`, `)}
      where (k.search_volume, k.cpc_micros, k.difficulty_score, k.trend_monthly, k.trend_quarterly, k.trend_yearly, k.intent)
        is distinct from (excluded.search_volume, excluded.cpc_micros, excluded.difficulty_score, excluded.trend_monthly,
          excluded.trend_quarterly, excluded.trend_yearly, excluded.intent))
    insert into keyword_rankings as r (list_id, id, search_volume, difficulty_score, intent, rank_group, rank_absolute,
      ranking_type, ranking_url, last_ranking_check, needs_ranking_refresh)
    select ${listId}::int, id, search_volume, difficulty_score, intent, rank, rank, ranking_type, ranking_url,
      checked_on::timestamp at time zone 'UTC', checked_on is null from best
    on conflict (list_id, id) do update set ${sql.join(ranked, sql`, `)}`);
  await applyFeatures(tx, listId, own);
}

/** One row a keyword: its text, and the best of each figure. */
function composeBest({ listId, difficultySource }: Application, own: SQL): SQL {
  const pick = (column: string, options: { order?: SQL; where?: SQL } = {}) => {
    const {
      order = sql`m.measured_on desc, m.source`,
      where = sql`m.${sql.identifier(column)} is not null`,
    } = options;
    const name = sql.identifier(column);
    return sql`(array_agg(m.${name} order by ${order}) filter (where ${where}))[1] as ${name}`;
  };
  const checked = {
    order: sql`m.measured_on desc, m.average_position is not null, m.source`,
    where: sql`m.is_rank_checked`,
  };
  return sql`
    select n.id, n.keyword_text,
      ${pick('search_volume', {
        order: sql`m.is_volume_bucket, m.source <> 'keyword_planner', m.measured_on desc, m.source`,
      })},
      ${pick('difficulty_score', {
        where: sql`m.difficulty_score is not null and m.source = ${difficultySource}::text`,
      })},
      ${pick('cpc_micros')}, ${pick('trend_monthly')}, ${pick('trend_quarterly')}, ${pick('trend_yearly')},
      coalesce((array_agg(m.intent order by m.measured_on desc, m.source) filter (where m.intent > 0))[1], 0::smallint)
        as intent,
      ${pick('rank', checked)}, ${pick('ranking_url', checked)}, ${pick('ranking_type', checked)},
      max(m.measured_on) filter (where m.is_rank_checked) as checked_on
    from ${own} join keyword_measures m on m.list_id = ${listId} and m.keyword_id = n.id
    group by n.id, n.keyword_text`;
}

interface Merge {
  table: SQL;
  column: string;
  keepsLiveNumbers: boolean;
}

/** A figure that is known never becomes unknown. */
function mergeColumn({ table, column, keepsLiveNumbers }: Merge): SQL {
  const name = sql.identifier(column);
  return keepsLiveNumbers
    ? sql`${name} = coalesce(${table}.${name}, excluded.${name})`
    : sql`${name} = coalesce(excluded.${name}, ${table}.${name})`;
}

function mergeIntent(table: SQL, keepsLiveNumbers: boolean): SQL {
  return keepsLiveNumbers
    ? sql`intent = case when ${table}.intent = 0 then excluded.intent else ${table}.intent end`
    : sql`intent = case when excluded.intent = 0 then ${table}.intent else excluded.intent end`;
}

const rankColumns = ['rank_group', 'rank_absolute', 'ranking_type', 'ranking_url', 'last_ranking_check'];

/** An older export adds to the history alone; on the same day, a live check is the better one. */
function replaceRank(column: string, keepsLiveNumbers: boolean): SQL {
  const name = sql.identifier(column);
  const day = sql`(r.last_ranking_check at time zone 'UTC')::date`;
  const measured = sql`(excluded.last_ranking_check at time zone 'UTC')::date`;
  const isNewer = keepsLiveNumbers ? sql`${day} < ${measured}` : sql`${day} <= ${measured}`;
  return sql`${name} = case when excluded.last_ranking_check is not null
    and (r.last_ranking_check is null or ${isNewer}) then excluded.${name} else r.${name} end`;
}

async function applyFeatures(tx: Transaction, listId: number, own: SQL): Promise<void> {
  await tx.execute(sql`
    update keyword_rankings r set serp_flags = b.serp_flags
    from (select distinct on (m.keyword_id) m.keyword_id, m.serp_flags
      from ${own} join keyword_measures m on m.list_id = ${listId} and m.keyword_id = n.id
      where m.serp_flags is not null order by m.keyword_id, m.measured_on desc, m.source) b
    where r.list_id = ${listId} and r.id = b.keyword_id and r.serp_flags <> b.serp_flags`);
}
