import { intentFromCode, type Transaction } from '@keydence/db';
import { momentumScore, opportunityScore } from '@keydence/domain';
import { sql } from 'drizzle-orm';

interface Row extends Record<string, unknown> {
  id: string;
  search_volume: number | null;
  cpc_micros: string | null;
  difficulty_score: number | null;
  intent: number;
  trend_monthly: number | null;
  trend_quarterly: number | null;
  trend_yearly: number | null;
  rank_group: number | null;
}

const batchSize = 5_000;
const microsPerDollar = 1_000_000;

/**
 * Computes the opportunity score of every keyword of a list, or of those with a number above `newerThan`;
 * unchanged scores are not written again.
 */
export async function scoreKeywords(tx: Transaction, listId: number, newerThan = 0): Promise<void> {
  for (let after = newerThan; ; ) {
    const rows = await tx.execute<Row>(sql`
      select k.id, k.search_volume, k.cpc_micros, k.difficulty_score, k.intent, k.trend_monthly, k.trend_quarterly,
        k.trend_yearly, r.rank_group
      from tracked_keywords k join keyword_rankings r on r.list_id = ${listId} and r.id = k.id
      where k.list_id = ${listId} and k.id > ${after} order by k.id limit ${batchSize}`);
    const scores = rows.map((row) => ({ id: row.id, score: scoreRow(row) }));
    await tx.execute(sql`
      update keyword_rankings r set opportunity_score = n.score
      from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb) as n (id bigint, score smallint)
      where r.list_id = ${listId} and r.id = n.id and r.opportunity_score is distinct from n.score`);
    if (rows.length < batchSize) return;
    after = Number(rows.at(-1)?.id);
  }
}

function scoreRow(row: Row): number | null {
  const momentum = momentumScore({
    searchVolume: row.search_volume,
    oneMonth: row.trend_monthly,
    threeMonths: row.trend_quarterly,
    twelveMonths: row.trend_yearly,
  });
  return opportunityScore({
    searchVolume: row.search_volume,
    difficulty: row.difficulty_score,
    rank: row.rank_group,
    intent: intentFromCode(row.intent),
    cpc: row.cpc_micros === null ? null : Number(row.cpc_micros) / microsPerDollar,
    momentum,
  });
}
