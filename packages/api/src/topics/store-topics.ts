import type { Transaction } from '@keydence/db';
import type { KeywordAnalysisResult } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { AnalysisInput } from './read-analysis-input.ts';

interface Found {
  listId: number;
  input: AnalysisInput;
  result: KeywordAnalysisResult;
  now: Date;
}

interface StoredTopics {
  /** The numbers of the found topics, in their order; null for a run that only places keywords. */
  topicIds: number[] | null;
  /** Where each keyword belongs. */
  places: Map<number, { topicId: number; groupId: number }>;
}

/** Writes the topics that a full run has found: those that continue known ones keep their ids, new ones get the next. */
export async function storeTopics(tx: Transaction, { listId, result, now }: Found): Promise<StoredTopics> {
  const places: StoredTopics['places'] = new Map();
  if (!result.topics) return { topicIds: null, places };
  const [newest] = await tx.execute<{ id: number }>(sql`
    select coalesce(max(id), 0) as id from topics where list_id = ${listId}`);
  let nextId = (newest?.id ?? 0) + 1;
  const rows = result.topics.map(({ id, name, mainKeywordId, basis, pageGroups, absorbed }) => {
    const topicId = id ?? nextId++;
    for (const group of pageGroups) {
      for (const keywordId of group.keywordIds)
        places.set(keywordId, { topicId, groupId: group.mainKeywordId });
    }
    return { id: topicId, name, main: mainKeywordId, basis, absorbed };
  });
  await tx.execute(sql`
    insert into topics (list_id, id, name, basis, main_keyword_id, updated_at)
    select ${listId}::int, id, name, basis, main, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id int, name text, basis text, main bigint)
    on conflict (list_id, id) do update set name = case when topics.given_name = excluded.name then topics.name else excluded.name end,
      basis = excluded.basis, main_keyword_id = excluded.main_keyword_id, absorbed_by = null`);
  const aliases = rows.flatMap(({ id, absorbed }) => absorbed.map((from) => ({ from, id })));
  await tx.execute(sql`
    update topics t set absorbed_by = n.id
    from jsonb_to_recordset(${JSON.stringify(aliases)}::jsonb) as n ("from" int, id int)
    where t.list_id = ${listId} and (t.id = n."from" or t.absorbed_by = n."from") and t.id <> n.id`);
  return { topicIds: rows.map(({ id }) => id), places };
}
