import type { Transaction } from '@keydence/db';
import { opportunityScore } from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';
import { readScoreFacts, type ScoreColumns } from './read-score-facts.ts';

interface Row extends ScoreColumns {
  id: string;
  rank_group: number | null;
}

const batchSize = 5_000;

/**
 * Computes the opportunity score of every keyword of a list, or of those with a number above `newerThan`;
 * unchanged scores are not written again.
 */
export async function scoreKeywords(tx: Transaction, listId: number, newerThan = 0): Promise<void> {
  for (let after = newerThan; ; ) {
    const scored = await scoreBatch(tx, listId, sql`k.id > ${after}`);
    if (scored.length < batchSize) return;
    after = scored.at(-1)?.id ?? 0;
  }
}

/** The same for the keywords with these numbers. */
export async function scoreAmong(tx: Transaction, listId: number, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = JSON.stringify(ids.slice(start, start + batchSize));
    await scoreBatch(
      tx,
      listId,
      sql`k.id in (select value::bigint from jsonb_array_elements_text(${batch}::jsonb))`,
    );
  }
}

/** Scores the first of those keywords by their numbers, and tells which. */
async function scoreBatch(tx: Transaction, listId: number, isAsked: SQL) {
  const rows = await tx.execute<Row>(sql`
    select k.id, k.search_volume, k.cpc_micros, k.difficulty_score, k.intent, k.trend_monthly, k.trend_quarterly,
      k.trend_yearly, r.rank_group
    from tracked_keywords k join keyword_rankings r on r.list_id = ${listId} and r.id = k.id
    where k.list_id = ${listId} and ${isAsked} order by k.id limit ${batchSize}`);
  const scores = rows.map((row) => ({
    id: Number(row.id),
    score: opportunityScore({ ...readScoreFacts(row), rank: row.rank_group }),
  }));
  await tx.execute(sql`
    update keyword_rankings r set opportunity_score = n.score
    from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb) as n (id bigint, score smallint)
    where r.list_id = ${listId} and r.id = n.id and r.opportunity_score is distinct from n.score`);
  return scores;
}
