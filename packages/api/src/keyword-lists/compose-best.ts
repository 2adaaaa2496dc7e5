import type { MeasureSource } from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';

export interface MeasuredKeywords {
  listId: number;
  /** A table `n` of their numbers and texts: `id`, `keyword_text`. */
  keywords: SQL;
  /** The tool whose difficulties count. */
  difficultySource: MeasureSource | null;
}

interface Pick {
  name: string;
  /** Condition on the measures that count. */
  where: SQL;
  /** The best one first. */
  order: SQL;
}

/**
 * One row per keyword: its text, and the best of each figure regardless of the order of the
 * exports: an exact volume before a range, Google's own before estimates, then the newest;
 * difficulties of one scale only; the rank of the newest day. Most keywords have one measure, which
 * needs no sort per figure.
 */
export function composeBest({ listId, keywords, difficultySource }: MeasuredKeywords): SQL {
  const picks = listPicks(difficultySource);
  const only = picks.map(({ name, where }) => sql`case when ${where} then m.${sql.identifier(name)} end`);
  const best = picks.map(
    ({ name, where, order }) =>
      sql`(array_agg(m.${sql.identifier(name)} order by ${order}) filter (where ${where}))[1]`,
  );
  const select = (values: SQL[], intent: SQL, checkedOn: SQL) => sql`
    select id, keyword_text, ${sql.join(
      values.map((value, place) => sql`${value} as ${sql.identifier(picks[place]?.name ?? '')}`),
      sql`, `,
    )}, ${intent} as intent, ${checkedOn} as checked_on from measured m`;
  return sql`
    with measured as materialized (
      select n.id, n.keyword_text, m.*, count(*) over (partition by n.id) as measures
      from ${keywords} cross join lateral (
        select * from keyword_measures where list_id = ${listId} and keyword_id = n.id offset 0) m)
    ${select(only, sql`m.intent`, sql`case when m.is_rank_checked then m.measured_on end`)} where measures = 1
    union all
    ${select(
      best,
      sql`coalesce((array_agg(m.intent order by m.measured_on desc, m.source) filter (where m.intent > 0))[1], 0::smallint)`,
      sql`max(m.measured_on) filter (where m.is_rank_checked)`,
    )} where measures > 1 group by id, keyword_text`;
}

function listPicks(difficultySource: MeasureSource | null): Pick[] {
  const newest = sql`m.measured_on desc, m.source`;
  const known = (name: string) => ({
    name,
    where: sql`m.${sql.identifier(name)} is not null`,
    order: newest,
  });
  const checked = {
    where: sql`m.is_rank_checked`,
    order: sql`m.measured_on desc, m.average_position is not null, m.source`,
  };
  return [
    {
      ...known('search_volume'),
      order: sql`m.is_volume_bucket, m.source <> 'keyword_planner', ${newest}`,
    },
    {
      ...known('difficulty_score'),
      where: sql`m.difficulty_score is not null and m.source = ${difficultySource}::text`,
    },
    { ...known('cpc_micros'), where: sql`m.cpc_micros is not null and m.cpc_currency = 'USD'` },
    known('trend_monthly'),
    known('trend_quarterly'),
    known('trend_yearly'),
    known('serp_flags'),
    { name: 'rank', ...checked },
    { name: 'ranking_url', ...checked },
    { name: 'ranking_type', ...checked },
  ];
}
