import type { Transaction } from '@keydence/db';
import { opportunityScore } from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';
import { measureSpan } from './measure-span.ts';
import { readScoreFacts, type ScoreColumns } from './read-score-facts.ts';

interface Row extends ScoreColumns {
  id: string;
  rank_group: number | null;
}

const batchSize = 5_000;

/**
 * Computes the opportunity score of every keyword of a list, or of those with a number above
 * `newerThan`; unchanged scores are not written again.
 */
export async function scoreKeywords(tx: Transaction, listId: number, newerThan = 0): Promise<void> {
  for (let after = newerThan; ; ) {
    const scored = await scoreBatch(tx, listId, (id) => sql`${id} > ${after}`);
    if (scored.length < batchSize) return;
    after = scored.at(-1)?.id ?? 0;
  }
}

/** The same for the keywords with these numbers. */
export async function scoreAmong(tx: Transaction, listId: number, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = `{${ids.slice(start, start + batchSize).join(',')}}`;
    await scoreBatch(tx, listId, (id) => sql`${id} = any(${batch}::bigint[])`);
  }
}

/**
 * Scores the first of those keywords by number, and returns their numbers. The condition is on both
 * tables: PostgreSQL would not derive a range of one from the other.
 */
async function scoreBatch(tx: Transaction, listId: number, isAsked: (id: SQL) => SQL) {
  const rows = await tx.execute<Row>(sql`
    select k.id, k.search_volume, k.cpc_micros, k.difficulty_score, k.intent, k.trend_monthly, k.trend_quarterly,
      k.trend_yearly, r.rank_group
    from tracked_keywords k join keyword_rankings r on r.list_id = ${listId} and r.id = k.id
    where k.list_id = ${listId} and ${isAsked(sql`k.id`)} and ${isAsked(sql`r.id`)} order by k.id limit ${batchSize}`);
  const scores = rows.map((row) => ({
    id: Number(row.id),
    score: opportunityScore({ ...readScoreFacts(row), rank: row.rank_group }),
  }));
  if (scores.length === 0) return scores;
  await tx.execute(sql`
    update keyword_rankings r set opportunity_score = n.score
    from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb) as n (id bigint, score smallint)
    where r.list_id = ${listId} and r.id = n.id and r.id ${measureSpan(scores.map(({ id }) => id))}
      and r.opportunity_score is distinct from n.score`);
  return scores;
}
