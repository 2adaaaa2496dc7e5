import type { Transaction } from '@keydence/db';
import type { Corrected, RelevanceVote, VoteKeywordsInput, VoteTopicInput } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { notFound } from '../access.ts';
import { getKeywordKeys } from '../keywords/access.ts';
import { requireTopic } from './access.ts';
import { recordCorrection } from './record-correction.ts';

/** Sets a member's vote on whether keywords are relevant to the site; it overrides the results of runs. */
export async function voteKeywords(
  ctx: DomainContext,
  { keywordIds, vote }: VoteKeywordsInput,
): Promise<Corrected> {
  const keys = await getKeywordKeys(ctx, keywordIds);
  return recordCorrection(ctx, async (tx, listId) => {
    if (keys.listId !== listId) throw notFound();
    const touched = await applyVote(tx, listId, { ids: keys.ids, vote });
    return { kind: 'vote', topicId: null, facts: { keywordIds: keys.ids, vote }, touched };
  });
}

/**
 * Sets a member's vote on whether a topic is relevant to the site; it applies to its keywords, including those that
 * runs add later.
 */
export async function voteTopic(ctx: DomainContext, { topicId, vote }: VoteTopicInput): Promise<Corrected> {
  return recordCorrection(ctx, async (tx, listId) => {
    const id = await requireTopic(tx, listId, topicId);
    const rows = await tx.execute<{ id: string }>(sql`
      select keyword_id as id from keyword_insights where list_id = ${listId} and topic_id = ${id}`);
    const ids = [...rows].map((row) => Number(row.id));
    await applyVote(tx, listId, { ids, vote });
    return { kind: 'vote', topicId: id, facts: { vote }, touched: [id] };
  });
}

/** Writes a vote to keywords. Returns their topics. */
export async function applyVote(
  tx: Transaction,
  listId: number,
  { ids, vote }: { ids: readonly number[]; vote: RelevanceVote },
): Promise<number[]> {
  if (ids.length === 0) return [];
  const [relevance, code] = vote === 'ours' ? [1, 1] : [0, 3];
  const wanted = sql`any(${`{${ids.join(',')}}`}::bigint[])`;
  await tx.execute(sql`
    update tracked_keywords set relevance_class = ${code} where list_id = ${listId} and id = ${wanted}
      and relevance_class is distinct from ${code}::smallint`);
  await tx.execute(sql`
    update keyword_rankings set relevance_class = ${code} where list_id = ${listId} and id = ${wanted}
      and relevance_class is distinct from ${code}::smallint`);
  const rows = await tx.execute<{ topic: number | null }>(sql`
    insert into keyword_insights (list_id, keyword_id, relevance, evidence_kind, evidence)
    select ${listId}::int, id, ${relevance}::real, 'vote', ${vote}::text from tracked_keywords
    where list_id = ${listId} and id = ${wanted}
    on conflict (list_id, keyword_id) do update set relevance = excluded.relevance,
      evidence_kind = excluded.evidence_kind, evidence = excluded.evidence
    returning topic_id as topic`);
  return [...new Set([...rows].map(({ topic }) => topic).filter((id) => id !== null))];
}
