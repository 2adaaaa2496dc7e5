import type { Transaction } from '@keydence/db';
import { type SQL, sql } from 'drizzle-orm';
import { composeBest, type MeasuredKeywords } from './compose-best.ts';
import { composeOpportunityScore } from './compose-opportunity-score.ts';
import { findingRows, findRow } from './find-row.ts';

interface Application extends MeasuredKeywords {
  /** True to keep the figures of a live source. */
  keepsLiveNumbers: boolean;
  /** The day of an instant in the workspace's time zone. */
  dayOf: (at: SQL) => SQL;
}

/**
 * Sets the best of all tools' figures on keywords, with the resulting score. Adds new keywords;
 * unchanged rows are not written.
 */
export async function applyMeasures(tx: Transaction, application: Application): Promise<void> {
  const { listId, keepsLiveNumbers, dayOf } = application;
  const known = (table: SQL) => findRow({ table, listId, key: sql`id`, value: sql`b.id` });
  const merged = [
    ...figures.map((column) => mergeFigure(column, keepsLiveNumbers)),
    mergeIntent(listId, keepsLiveNumbers),
    ...Object.entries(rankValues).map(([column, value]) =>
      replaceRank(column, { value, keepsLiveNumbers, dayOf }),
    ),
    sql`coalesce(b.serp_flags, r.serp_flags, 0) as serp_flags`,
    sql`coalesce(r.needs_ranking_refresh, true) and b.checked_on is null as needs_ranking_refresh`,
  ];
  const apply = sql`
    with best as materialized (${composeBest(application)}),
    merged as materialized (
      select b.id, b.keyword_text, ${sql.join(merged, sql`, `)}
      from best b
      left join lateral (${known(sql`tracked_keywords`)}) k on true
      left join lateral (${known(sql`keyword_rankings`)}) r on true),
    keywords as (
      insert into tracked_keywords as k (list_id, id, keyword_text, ${list(keywordColumns)})
      select ${listId}::int, id, keyword_text, ${list(keywordColumns)} from merged order by id
      ${replaceChanged('k', keywordColumns)})
    insert into keyword_rankings as r (list_id, id, opportunity_score, ${list(rankingColumns)})
    select ${listId}::int, id, ${score}, ${list(rankingColumns)} from merged order by id
    ${replaceChanged('r', ['opportunity_score', ...rankingColumns])}`;
  await findingRows(tx, () => tx.execute(apply));
}

const figures = [
  'search_volume',
  'cpc_micros',
  'difficulty_score',
  'trend_monthly',
  'trend_quarterly',
  'trend_yearly',
];
/** The columns of a rank, with their values from the best measure. */
const rankValues = {
  rank_group: sql`b.rank`,
  rank_absolute: sql`b.rank`,
  rank_depth: sql`null`,
  ranking_type: sql`b.ranking_type`,
  ranking_url: sql`b.ranking_url`,
  last_ranking_check: sql`b.checked_on::timestamp at time zone 'UTC'`,
};
const keywordColumns = [...figures, 'intent'];
const rankingColumns = [
  'search_volume',
  'difficulty_score',
  'intent',
  ...Object.keys(rankValues),
  'serp_flags',
  'needs_ranking_refresh',
];
const score = composeOpportunityScore({
  searchVolume: sql`search_volume`,
  cpcMicros: sql`cpc_micros`,
  difficultyScore: sql`difficulty_score`,
  intent: sql`intent`,
  trendMonthly: sql`trend_monthly`,
  trendQuarterly: sql`trend_quarterly`,
  trendYearly: sql`trend_yearly`,
  rankGroup: sql`rank_group`,
});

const list = (columns: readonly string[], table?: string) =>
  sql.join(
    columns.map((column) => sql.raw(table ? `${table}.${column}` : column)),
    sql`, `,
  );

function replaceChanged(table: string, columns: readonly string[]): SQL {
  const replaced = columns.map((column) => sql.raw(`${column} = excluded.${column}`));
  return sql`on conflict (list_id, id) do update set ${sql.join(replaced, sql`, `)}
    where (${list(columns, table)}) is distinct from (${list(columns, 'excluded')})`;
}

/** A known figure never becomes unknown. */
function mergeFigure(column: string, keepsLiveNumbers: boolean): SQL {
  const [ours, theirs] = [sql.raw(`k.${column}`), sql.raw(`b.${column}`)];
  const name = sql.identifier(column);
  return keepsLiveNumbers
    ? sql`coalesce(${ours}, ${theirs}) as ${name}`
    : sql`coalesce(${theirs}, ${ours}) as ${name}`;
}

/** A member's intent has priority over all; a tool's has priority over our rules'. */
function mergeIntent(listId: number, keepsLiveNumbers: boolean): SQL {
  const source = sql`(
    select i.intent_source from keyword_insights i where i.list_id = ${listId} and i.keyword_id = k.id)`;
  const isOurs = keepsLiveNumbers
    ? sql`coalesce(k.intent, 0) <> 0 and coalesce(${source}, 'provider') = 'provider'`
    : sql`false`;
  return sql`case when b.intent = 0 or ${source} = 'person' or ${isOurs} then coalesce(k.intent, 0::smallint)
    else b.intent end as intent`;
}

/** An older export only adds to the history; on the same day, a live check has priority. */
function replaceRank(
  column: string,
  { value, keepsLiveNumbers, dayOf }: Pick<Application, 'keepsLiveNumbers' | 'dayOf'> & { value: SQL },
): SQL {
  const day = dayOf(sql`r.last_ranking_check`);
  const isNewer = keepsLiveNumbers ? sql`${day} < b.checked_on` : sql`${day} <= b.checked_on`;
  return sql`case when b.checked_on is not null and (r.last_ranking_check is null or ${isNewer})
    then ${value} else ${sql.raw(`r.${column}`)} end as ${sql.identifier(column)}`;
}
