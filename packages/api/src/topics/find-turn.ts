import type { Queryable } from '@keydence/db';
import { sql } from 'drizzle-orm';
import type { TopicJob } from '../context.ts';

/** What decides when a run of topics comes to its turn. */
export interface TopicTurn {
  /** Other runs of the same workspace that have not ended. */
  waitingBefore: number;
  keywordCount: number;
}

/** Where a run stands among those of its workspace; of a list that is gone, first and empty. */
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
