import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';

interface Figures {
  listId: number;
  topicIds: readonly number[];
  now: Date;
}

/** Computes the figures of topics from what is stored of their keywords. */
export async function storeFigures(tx: Transaction, { listId, topicIds, now }: Figures): Promise<void> {
  if (topicIds.length === 0) return;
  const ids = sql`any(${`{${topicIds.join(',')}}`}::int[])`;
  await tx.execute(sql`
    update topics t set keyword_count = coalesce(n.keywords, 0), page_group_count = coalesce(n.groups, 0),
      updated_at = ${now.toISOString()}::timestamptz
    from topics o left join (
      select topic_id, count(*)::int as keywords, count(distinct coalesce(group_id, keyword_id))::int as groups
      from keyword_insights where list_id = ${listId} and topic_id = ${ids} group by topic_id) n on n.topic_id = o.id
    where o.list_id = ${listId} and o.id = ${ids} and t.list_id = o.list_id and t.id = o.id`);
}
