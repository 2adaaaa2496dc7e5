import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';

/** Keeps the day's dashboard figures of a list; later on the same day they replace the earlier ones. */
export async function recordSnapshot(tx: Transaction, listId: number, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into overview_snapshots
      (list_id, day, keyword_opportunities, content_pieces, competitor_gaps, keywords_tracked)
    select ${listId}::int, ${now.toISOString().slice(0, 10)}::date,
      (select count(*) from keyword_rankings where list_id = ${listId} and opportunity_score > 50),
      (select count(*) from content_plan_items where list_id = ${listId}),
      (select count(distinct k.kw_hash) from competitor_keywords k
        join competitors c on c.list_id = ${listId} and c.id = k.competitor_id and c.is_active
        where k.list_id = ${listId} and k.is_gap),
      (select keyword_count from keyword_lists where id = ${listId})
    on conflict (list_id, day) do update set keyword_opportunities = excluded.keyword_opportunities,
      content_pieces = excluded.content_pieces, competitor_gaps = excluded.competitor_gaps,
      keywords_tracked = excluded.keywords_tracked`);
}
