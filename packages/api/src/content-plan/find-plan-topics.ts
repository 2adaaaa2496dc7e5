import { type Queryable, relevanceFromCode } from '@keydence/db';
import { maxCoveredKeywords, type PlanCandidate, type ProposedPlan } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { hashTexts } from '../keyword-lists/hash-texts.ts';
import { viewTopicName } from '../keyword-lists/insight-view.ts';

/** Topic runs' and members' classification of a candidate keyword. */
export interface PlanTopic {
  relevanceClass: PlanCandidate['relevanceClass'];
  topic: ProposedPlan['planned'][number]['topic'];
  /** The main keyword of its page group; null if it is not tracked, or waits for a run. */
  groupId: number | null;
  topicId: number | null;
}

interface Row extends Record<string, unknown> {
  keyword_text: string;
  relevance_class: number | null;
  topic_id: number | null;
  topic_name: string | null;
  group_id: string | null;
}

/**
 * Relevance and topic of keywords by their texts: those of the list, else those of competitors'
 * keywords.
 */
export async function findPlanTopics(
  db: Queryable,
  listId: number,
  texts: readonly string[],
): Promise<Map<string, PlanTopic>> {
  const rows = await db.execute<Row>(sql`
    with found as (
      select k.keyword_text, k.relevance_class, i.topic_id, coalesce(i.group_id, i.keyword_id) as group_id
      from tracked_keywords k left join keyword_insights i on i.list_id = ${listId} and i.keyword_id = k.id
      where k.list_id = ${listId} and k.kw_hash = ${hashTexts(texts)}),
    theirs as (
      select distinct on (c.kw_hash) c.keyword_text, g.relevance_class, g.topic_id, null::bigint as group_id
      from gap_insights g join competitor_keywords c on c.list_id = ${listId} and c.kw_hash = g.kw_hash
      where g.list_id = ${listId} and g.kw_hash = ${hashTexts(texts)}
      order by c.kw_hash)
    select f.*, coalesce(t.given_name, t.name) as topic_name
    from (select * from theirs union all select * from found) f
    left join topics t on t.list_id = ${listId} and t.id = f.topic_id`);
  return new Map(
    [...rows].map((row) => [
      row.keyword_text,
      {
        relevanceClass: relevanceFromCode(row.relevance_class),
        topic: viewTopicName(listId, row),
        groupId: row.group_id === null ? null : Number(row.group_id),
        topicId: row.topic_id,
      },
    ]),
  );
}

/**
 * The tracked keywords of page groups by the number of the group, highest search volume first;
 * `count` is their total.
 */
export async function readGroupKeywords(
  db: Queryable,
  listId: number,
  groups: readonly Pick<PlanTopic, 'groupId' | 'topicId'>[],
): Promise<Map<number, { count: number; texts: string[] }>> {
  const groupIds = groups.flatMap(({ groupId }) => groupId ?? []);
  const topicIds = groups.flatMap(({ topicId }) => topicId ?? []);
  const rows = await db.execute<{ id: string; count: number; texts: string[] }>(sql`
    select coalesce(i.group_id, i.keyword_id) as id, count(*)::int as count,
      (array_agg(k.keyword_text order by k.search_volume desc nulls last, k.id))[1:${maxCoveredKeywords + 1}::int] as texts
    from keyword_insights i join tracked_keywords k on k.list_id = ${listId} and k.id = i.keyword_id
    where i.list_id = ${listId} and i.topic_id = any(${`{${topicIds.join(',')}}`}::int[])
      and coalesce(i.group_id, i.keyword_id) = any(${`{${groupIds.join(',')}}`}::bigint[])
    group by 1`);
  return new Map([...rows].map(({ id, count, texts }) => [Number(id), { count, texts }]));
}
