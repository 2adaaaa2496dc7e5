import type { Transaction } from '@keydence/db';
import type { ComputedTopic, KeywordAnalysisResult } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { Kept } from './find-kept.ts';
import type { AnalysisInput } from './read-analysis-input.ts';

interface Found {
  listId: number;
  input: AnalysisInput;
  result: KeywordAnalysisResult;
  kept: Kept;
  /** Target topics by merged topic. */
  aliases: ReadonlyMap<number, number>;
  now: Date;
}

interface StoredTopics {
  /** Numbers of the found topics, in order; null for a run that only places keywords. */
  topicIds: number[] | null;
  /** Topic and page group by keyword. */
  places: Map<number, { topicId: number; groupId: number }>;
}

/**
 * Writes the topics of a full run: topics that continue known ones keep their ids, new ones get the next. A topic
 * merged by a member during the run becomes an alias of its target.
 */
export async function storeTopics(
  tx: Transaction,
  { listId, input, result, kept, aliases, now }: Found,
): Promise<StoredTopics> {
  const places: StoredTopics['places'] = new Map();
  if (!result.topics) return { topicIds: null, places };
  const [newest] = await tx.execute<{ id: number }>(sql`
    select coalesce(max(id), 0) as id from topics where list_id = ${listId}`);
  let nextId = (newest?.id ?? 0) + 1;
  const found = result.topics.map((topic) => {
    const topicId = (topic.id === null ? undefined : aliases.get(topic.id)) ?? topic.id ?? nextId++;
    for (const group of topic.pageGroups) {
      for (const keywordId of group.keywordIds)
        places.set(keywordId, { topicId, groupId: group.mainKeywordId });
    }
    return { topic, topicId };
  });
  const rows = found
    .filter(({ topic, topicId }) => topic.id === null || topic.id === topicId)
    .map(({ topic, topicId }) => ({ ...chooseMain(topic, kept, input), id: topicId, basis: topic.basis }));
  await tx.execute(sql`
    insert into topics (list_id, id, name, basis, main_keyword_id, updated_at)
    select ${listId}::int, id, name, basis, main, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id int, name text, basis text, main bigint)
    on conflict (list_id, id) do update set name = case when topics.given_name = excluded.name then topics.name else excluded.name end,
      basis = excluded.basis, main_keyword_id = excluded.main_keyword_id, absorbed_by = null`);
  const absorbed = found.flatMap(({ topic, topicId }) =>
    topic.absorbed.filter((from) => !kept.topics.has(from)).map((from) => ({ from, id: topicId })),
  );
  await tx.execute(sql`
    update topics t set absorbed_by = n.id
    from jsonb_to_recordset(${JSON.stringify(absorbed)}::jsonb) as n ("from" int, id int)
    where t.list_id = ${listId} and (t.id = n."from" or t.absorbed_by = n."from") and t.id <> n.id`);
  return { topicIds: found.map(({ topicId }) => topicId), places };
}

/**
 * The main keyword of a topic, and its name from that keyword. If a member has moved it elsewhere, uses the next
 * keyword in the topic.
 */
function chooseMain(
  { name, mainKeywordId, pageGroups }: ComputedTopic,
  kept: Kept,
  input: AnalysisInput,
): { name: string; main: number } {
  if (!kept.places.has(mainKeywordId)) return { name, main: mainKeywordId };
  const ids = pageGroups.flatMap((group) => group.keywordIds);
  const next = ids.find((id) => !kept.places.has(id));
  if (next === undefined) return { name, main: mainKeywordId };
  const textOf = (wanted: number) => input.keywords.find(({ id }) => id === wanted)?.text;
  return { name: name === textOf(mainKeywordId) ? (textOf(next) ?? name) : name, main: next };
}
