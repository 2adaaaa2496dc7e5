import { type Queryable, schema } from '@keydence/db';
import type { TopKeywordsSummary } from '@keydence/domain';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { microsPerDollar } from '../sources/count-micros.ts';

const { competitors, competitorKeywords: keywords } = schema;

interface Target {
  listId: number;
  competitorId: string;
}

/** Counts the keywords of a competitor that meet the condition, and averages their figures. */
export async function summariseKeywords(
  db: Queryable,
  { listId, competitorId }: Target,
  condition?: SQL,
): Promise<TopKeywordsSummary> {
  const [summary] = await db
    .select({
      totalKeywords: sql<number>`count(*)::int`,
      avgSearchVolume: sql<number | null>`round(avg(${keywords.searchVolume}))::float8`,
      avgCpc: sql<number | null>`round(avg(${keywords.cpcMicros}) / ${microsPerDollar}, 2)::float8`,
      avgDifficulty: sql<number | null>`round(avg(${keywords.difficultyScore}), 1)::float8`,
    })
    .from(keywords)
    .where(and(eq(keywords.listId, listId), eq(keywords.competitorId, competitorId), condition));
  return summary ?? { totalKeywords: 0, avgSearchVolume: null, avgCpc: null, avgDifficulty: null };
}

/**
 * Stores the summary of all keywords of a competitor; the last call in a transaction that changes
 * them.
 */
export async function keepSummary(tx: Queryable, target: Target): Promise<void> {
  const { listId, competitorId } = target;
  await tx
    .update(competitors)
    .set({ keywordSummary: await summariseKeywords(tx, target) })
    .where(and(eq(competitors.listId, listId), eq(competitors.id, competitorId)));
}

/**
 * The stored summary of all keywords of a competitor: with 50,000 of them, reading it costs a
 * thousandth of computing it.
 */
export async function readSummary(db: Queryable, target: Target): Promise<TopKeywordsSummary> {
  const { listId, competitorId } = target;
  const [row] = await db
    .select({ kept: competitors.keywordSummary })
    .from(competitors)
    .where(and(eq(competitors.listId, listId), eq(competitors.id, competitorId)));
  return row?.kept ?? summariseKeywords(db, target);
}
