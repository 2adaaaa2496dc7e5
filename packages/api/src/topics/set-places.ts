import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';

/** Previous topic and page group of a keyword. */
export interface KeywordPlace {
  keywordId: number;
  topicId: number | null;
  groupId: number | null;
}

/**
 * Moves keywords into a topic, each as its own page group until the next run, or out of any topic. Returns the previous
 * places of the moved keywords.
 */
export async function placeKeywords(
  tx: Transaction,
  listId: number,
  { ids, topicId }: { ids: readonly number[]; topicId: number | null },
): Promise<KeywordPlace[]> {
  const wanted = `{${ids.join(',')}}`;
  const rows = await tx.execute<{ id: string; topic: number | null; group: string | null }>(sql`
    select k.id, i.topic_id as topic, i.group_id as group
    from tracked_keywords k left join keyword_insights i on i.list_id = ${listId} and i.keyword_id = k.id
    where k.list_id = ${listId} and k.id = any(${wanted}::bigint[])
      and (i.topic_id is distinct from ${topicId}::int or not i.is_placed)
    order by k.id for update of k`);
  if (rows.length === 0) return [];
  const before = [...rows].map(({ id, topic, group }) => ({
    keywordId: Number(id),
    topicId: topic,
    groupId: group === null ? null : Number(group),
  }));
  await tx.execute(sql`
    insert into keyword_insights (list_id, keyword_id, topic_id, group_id, is_placed)
    select ${listId}::int, id, ${topicId}::int, case when ${topicId}::int is not null then id end, true
    from unnest(${`{${before.map(({ keywordId }) => keywordId).join(',')}}`}::bigint[]) as n (id)
    on conflict (list_id, keyword_id) do update set
      topic_id = excluded.topic_id, group_id = excluded.group_id, is_placed = true,
      is_past_limit = false`);
  return before;
}
