import type { DatabaseHandle } from '@keydence/db';
import { liveSource } from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';

/**
 * Keywords `r` of a list with an unknown intent or difficulty that were not requested from the live
 * source yet.
 */
export const isIncomplete = (listId: number): SQL => sql`
  (r.intent = 0 or r.difficulty_score is null) and not exists (
    select 1 from keyword_measures m
    where m.list_id = ${listId} and m.keyword_id = r.id and m.source = ${liveSource})`;

/** The texts of such keywords, highest search volume first, and their total. */
export async function findIncomplete(
  { db }: Pick<DatabaseHandle, 'db'>,
  listId: number,
  limit: number,
): Promise<{ texts: string[]; total: number }> {
  const rows = await db.execute<{ text: string; total: number }>(sql`
    select k.keyword_text as text, (count(*) over ())::int as total
    from keyword_rankings r join tracked_keywords k on k.list_id = r.list_id and k.id = r.id
    where r.list_id = ${listId} and ${isIncomplete(listId)}
    order by r.search_volume desc nulls last, r.id limit ${limit}`);
  return { texts: rows.map(({ text }) => text), total: rows[0]?.total ?? 0 };
}
