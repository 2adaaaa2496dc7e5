import type { Queryable } from '@keydence/db';
import { sql } from 'drizzle-orm';
import type { TopicJob } from '../context.ts';

/** Data that decides the queue position of a run of topics. */
export interface TopicTurn {
  /** Open runs of other lists in the same workspace. */
  waitingBefore: number;
  keywordCount: number;
}

/** Queue data of a list's run; zeros for a deleted list. */
export async function findTopicTurn(db: Queryable, { listId }: Pick<TopicJob, 'listId'>): Promise<TopicTurn> {
  const [row] = await db.execute<{ waiting: number; keywords: number }>(sql`
    select l.keyword_count as keywords, (
      select count(*)::int from tracked_domains o
      join keyword_lists m on m.domain_id = o.id
      join topic_runs r on r.list_id = m.id
      where o.workspace_id = d.workspace_id and r.state in ('queued', 'running')
        and r.list_id <> ${listId}::int) as waiting
    from keyword_lists l join tracked_domains d on d.id = l.domain_id where l.id = ${listId}`);
  return { waitingBefore: row?.waiting ?? 0, keywordCount: row?.keywords ?? 0 };
}
