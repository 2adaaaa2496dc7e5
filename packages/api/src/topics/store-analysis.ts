import { relevanceToCode, type Transaction } from '@keydence/db';
import type { KeywordAnalysisResult, KeywordRelevance } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { storeFigures } from '../gains/store-figures.ts';
import { scoreAmong } from '../keyword-lists/score-keywords.ts';
import type { Kept } from './find-kept.ts';
import { isPastLimit } from './find-last-analyzed.ts';
import type { AnalysisInput } from './read-analysis-input.ts';
import { readAliases } from './read-corrections.ts';
import { type IntentColumns, storeGapInsights, viewIntent } from './store-gap-insights.ts';
import { storeTopics } from './store-topics.ts';

interface Analysis {
  listId: number;
  input: AnalysisInput;
  result: KeywordAnalysisResult;
  kept: Kept;
  now: Date;
}

const batchSize = 5_000;

/**
 * Writes the results of a computation: topics, their keywords, intents, relevance, gaps and figures. Corrections made
 * during the run are kept. Returns true if a keyword entered or left a topic with a vote, so that another run is due to
 * score it.
 */
export async function storeAnalysis(
  tx: Transaction,
  { listId, input, result, kept, now }: Analysis,
): Promise<boolean> {
  const aliases = await readAliases(tx, listId);
  const { topicIds, places } = await storeTopics(tx, { listId, input, result, kept, aliases, now });
  const current = (topicId: number) => aliases.get(topicId) ?? topicId;
  const placed = result.topics
    ? places
    : new Map(
        result.placed.map(({ keywordId, topicId }) => [
          keywordId,
          { topicId: current(topicId), groupId: keywordId },
        ]),
      );
  const isNew = new Set(input.newIds);
  for (let start = 0; start < input.keywords.length; start += batchSize) {
    const rows = input.keywords.slice(start, start + batchSize).map((keyword, index) => ({
      id: keyword.id,
      ...viewPlace(keyword.id),
      ...viewIntent(result.intents[start + index] ?? null),
      is_scored: !kept.scores.has(keyword.id),
      ...viewScore(result.relevance[start + index], keyword.vote, input.evidenceKinds),
    }));
    await storeInsights(tx, listId, rows);
  }
  await placeOthers(tx, listId, input);
  await storeGapInsights(tx, {
    listId,
    input,
    relevance: result.relevance.slice(input.keywords.length),
    intents: result.gapIntents.map(viewIntent),
    topicIds: result.gapTopics.map((topic) =>
      topic === null ? null : (topicIds?.[topic] ?? current(topic)),
    ),
    now,
  });
  await storeFigures(tx, { listId, topicIds: null, now });
  return input.keywords.some(({ id, topicId }) => {
    const place = viewPlace(id);
    if (!place.is_moved || place.topic === topicId) return false;
    return [place.topic, topicId].some((topic) => topic !== null && input.votedTopics.has(topic));
  });

  /** In a run that only places new keywords, the others keep their places. */
  function viewPlace(id: number) {
    const isMoved = (result.topics !== null || isNew.has(id)) && !kept.places.has(id);
    const { topicId = null, groupId = null } = placed.get(id) ?? {};
    return { is_moved: isMoved, topic: topicId, group: groupId };
  }
}

function viewScore(
  found: KeywordRelevance | undefined,
  vote: string | null,
  kinds: AnalysisInput['evidenceKinds'],
) {
  const isKnown = found?.score != null;
  const evidence = isKnown ? found.evidence : null;
  return {
    relevance: found?.score ?? null,
    class: isKnown ? relevanceToCode(found.class) : null,
    evidence: vote ?? evidence,
    kind: vote !== null ? 'vote' : evidence === null ? null : (kinds.get(evidence) ?? null),
  };
}

type InsightRow = IntentColumns & { id: number };

async function storeInsights(tx: Transaction, listId: number, found: readonly InsightRow[]): Promise<void> {
  const told = await findTold(tx, listId, found);
  const rows = found.map((row) => (told.has(row.id) ? { ...row, ...viewIntent(null) } : row));
  const n = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (
    id bigint, is_moved boolean, topic int, "group" bigint, is_ruled boolean, intent smallint, source text, reason jsonb,
    confidence real, is_scored boolean, relevance real, class smallint, evidence text, kind text)`;
  await tx.execute(sql`
    insert into keyword_insights as i (list_id, keyword_id, topic_id, group_id, is_placed, intent, intent_source,
      intent_reason, intent_confidence, relevance, evidence_kind, evidence)
    select ${listId}::int, n.id, n.topic, n."group", true, n.intent, n.source, n.reason, n.confidence, n.relevance, n.kind,
      n.evidence
    from ${n} join tracked_keywords k on k.list_id = ${listId} and k.id = n.id
    on conflict (list_id, keyword_id) do nothing`);
  await tx.execute(sql`
    update keyword_insights i set is_placed = true, is_past_limit = false,
      topic_id = case when n.is_moved then n.topic else i.topic_id end,
      group_id = case when n.is_moved then n."group" else i.group_id end,
      intent = case when n.is_ruled then n.intent else i.intent end,
      intent_source = case when n.is_ruled then n.source else i.intent_source end,
      intent_reason = case when n.is_ruled then n.reason else i.intent_reason end,
      intent_confidence = case when n.is_ruled then n.confidence else i.intent_confidence end,
      relevance = case when n.is_scored then n.relevance else i.relevance end,
      evidence_kind = case when n.is_scored then n.kind else i.evidence_kind end,
      evidence = case when n.is_scored then n.evidence else i.evidence end
    from ${n}
    where i.list_id = ${listId} and i.keyword_id = n.id`);
  const changed = await tx.execute<{ id: string }>(sql`
    update tracked_keywords k set relevance_class = case when n.is_scored then n.class else k.relevance_class end,
      intent = case when n.is_ruled then n.intent else k.intent end
    from ${n}
    where k.list_id = ${listId} and k.id = n.id and ((n.is_scored and k.relevance_class is distinct from n.class)
      or (n.is_ruled and k.intent <> n.intent)) returning k.id`);
  const ids = [...changed].map(({ id }) => Number(id));
  if (ids.length === 0) return;
  await tx.execute(sql`
    update keyword_rankings r set relevance_class = k.relevance_class, intent = k.intent
    from tracked_keywords k
    where k.list_id = ${listId} and k.id = any(${`{${ids.join(',')}}`}::bigint[]) and r.list_id = k.list_id and r.id = k.id`);
  await scoreAmong(tx, listId, ids);
}

/** Keywords with a result of the rules for which a tool or a member has stated an intent since. */
async function findTold(
  tx: Transaction,
  listId: number,
  rows: readonly InsightRow[],
): Promise<ReadonlySet<number>> {
  const ruled = rows.filter((row) => row.is_ruled).map(({ id }) => id);
  const told = await tx.execute<{ id: string }>(sql`
    select k.id from tracked_keywords k
    left join keyword_insights i on i.list_id = k.list_id and i.keyword_id = k.id
    where k.list_id = ${listId} and k.id = any(${`{${ruled.join(',')}}`}::bigint[]) and k.intent <> 0
      and not coalesce(i.intent_source in ('query', 'page') and i.intent = k.intent, false)`);
  return new Set(told.map(({ id }) => Number(id)));
}

/**
 * Stores keywords that were not read without a topic; those past the limit are marked as such, unless they have a
 * topic.
 */
async function placeOthers(
  tx: Transaction,
  listId: number,
  { nextId, last }: Pick<AnalysisInput, 'nextId' | 'last'>,
): Promise<void> {
  await tx.execute(sql`
    insert into keyword_insights as i (list_id, keyword_id, is_placed)
    select ${listId}::int, k.id, true from tracked_keywords k
    where k.list_id = ${listId} and k.id < ${nextId} and not exists (
      select 1 from keyword_insights o where o.list_id = ${listId} and o.keyword_id = k.id and o.is_placed)
    on conflict (list_id, keyword_id) do update set is_placed = true`);
  if (!last) return;
  await tx.execute(sql`
    update keyword_insights i set is_past_limit = true
    from tracked_keywords k
    where i.list_id = ${listId} and k.list_id = ${listId} and k.id = i.keyword_id and i.topic_id is null
      and not i.is_past_limit and i.is_placed and ${isPastLimit(last)}`);
}
