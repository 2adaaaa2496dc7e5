import { type SQL, sql } from 'drizzle-orm';

/**
 * The columns of a keyword and its ranking that determine its score, or other expressions of the
 * same types.
 */
export interface ScoreExpressions {
  searchVolume: SQL;
  cpcMicros: SQL;
  difficultyScore: SQL;
  intent: SQL;
  trendMonthly: SQL;
  trendQuarterly: SQL;
  trendYearly: SQL;
  rankGroup: SQL;
}

/**
 * `opportunityScore` of the domain as SQL, so that a statement that writes many keywords needs no
 * second one for their scores.
 */
export function composeOpportunityScore(facts: ScoreExpressions): SQL {
  const { searchVolume, cpcMicros, difficultyScore, intent, rankGroup } = facts;
  const demand = sql`least(1, ln(1 + (${searchVolume})::float8) / ln(10001::float8))`;
  const ease = sql`coalesce(1 - (${difficultyScore})::float8 / 100, 0.5)`;
  const headroom = sql`case when (${rankGroup}) is null or (${rankGroup}) > 100 then 0.55::float8
    when (${rankGroup}) <= 1 then 0 when (${rankGroup}) <= 3 then 0.35 when (${rankGroup}) <= 10 then 1
    when (${rankGroup}) <= 20 then 0.85 when (${rankGroup}) <= 50 then 0.6 else 0.45 end`;
  const value = sql`0.5::float8 * (array[0.6, 0.85, 0.6, 0.25, 1]::float8[])[(${intent}) + 1]
    + 0.5::float8 * least(1, ln(1 + coalesce((${cpcMicros})::float8 / 1000000, 0)) / ln(21::float8))`;
  const trend = sql`0.5 + coalesce(${composeMomentum(facts)}, 0) / 200`;
  const factor = (of: SQL, weight: number) =>
    sql`power(greatest(0.01::float8, ${of}), ${sql.raw(`${weight}::float8`)})`;
  return sql`case when (${searchVolume}) is not null then floor(0.5 + 100 * ${factor(demand, 0.25)}
    * ${factor(ease, 0.35)} * ${factor(headroom, 0.25)} * ${factor(value, 0.1)} * ${factor(trend, 0.05)})::smallint end`;
}

/** `momentumScore` of the domain as SQL. */
function composeMomentum({ searchVolume, trendMonthly, trendQuarterly, trendYearly }: ScoreExpressions): SQL {
  const windows = [
    { change: trendMonthly, weight: 0.25 },
    { change: trendQuarterly, weight: 0.35 },
    { change: trendYearly, weight: 0.4 },
  ];
  const known = (change: SQL, value: SQL) => sql`case when (${change}) is null then 0 else ${value} end`;
  const weights = windows.map(({ change, weight }) => known(change, sql.raw(`${weight}::float8`)));
  const weighted = windows.map(({ change, weight }) =>
    known(
      change,
      sql`${sql.raw(`${weight}::float8`)} * least(1, greatest(-1,
        ln(1 + greatest((${change})::float8, -99) / 100) / ln(2::float8) / 2))`,
    ),
  );
  const confidence = sql`least(1, log(greatest(coalesce((${searchVolume})::float8, 0), 10)) / 3)`;
  return sql`floor(0.5 + 100 * (${sql.join(weighted, sql` + `)}) * ${confidence} / nullif(${sql.join(weights, sql` + `)}, 0))`;
}
