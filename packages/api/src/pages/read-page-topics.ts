import type { Queryable } from '@keydence/db';
import { sql } from 'drizzle-orm';
import { hashTexts } from '../keyword-lists/hash-texts.ts';

interface PageTopic extends Record<string, unknown> {
  id: number;
  /** The name that a person gave it, or its own. */
  name: string;
}

/** The topic of most keywords that a page ranks for, by address. */
export async function readPageTopics(
  db: Queryable,
  listId: number,
  keys: readonly string[],
): Promise<Map<string, PageTopic>> {
  if (keys.length === 0) return new Map();
  const rows = await db.execute<PageTopic & { key: string }>(sql`
    select distinct on (r.ranking_url) r.ranking_url as key, t.id, coalesce(t.given_name, t.name) as name
    from keyword_rankings r
    join keyword_insights i on i.list_id = ${listId} and i.keyword_id = r.id
    join topics t on t.list_id = ${listId} and t.id = i.topic_id
    where r.list_id = ${listId} and r.ranking_url_hash = ${hashTexts(keys)}
    group by r.ranking_url, t.id, t.given_name, t.name order by r.ranking_url, count(*) desc, t.id`);
  return new Map([...rows].map(({ key, ...topic }) => [key, topic]));
}
