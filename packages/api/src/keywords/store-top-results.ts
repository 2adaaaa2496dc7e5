import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';

interface ToldPage {
  keywordId: number;
  checkedAt: Date;
  topResults?: string[];
}

/**
 * Stores the first ten results of keywords, from the newest page with results. They show which
 * keywords one page serves.
 */
export async function storeTopResults(
  tx: Transaction,
  listId: number,
  pages: readonly ToldPage[],
): Promise<void> {
  const rows = pages.flatMap(({ keywordId, checkedAt, topResults }) =>
    topResults
      ? [{ keyword_id: keywordId, results: topResults, results_read_at: checkedAt.toISOString() }]
      : [],
  );
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into keyword_result_pages as p (list_id, keyword_id, results, results_read_at)
    select ${listId}::int, n.keyword_id, n.results, n.results_read_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (keyword_id bigint, results text[],
      results_read_at timestamptz)
    on conflict (list_id, keyword_id) do update set results = excluded.results, results_read_at = excluded.results_read_at
    where p.results_read_at is null or excluded.results_read_at > p.results_read_at`);
}
