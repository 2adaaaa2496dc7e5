import { sql } from 'drizzle-orm';
import { notFound } from '../access.ts';
import type { KeywordContext } from './access.ts';
import { bumpListVersion } from './bump-list-version.ts';
import { changeList } from './change-list.ts';

/**
 * Stops tracking a keyword: its facts, ranking, searches and rank history are gone. One that somebody else
 * deletes at the same time is AppError('not_found') for the second.
 */
export async function deleteKeyword({ services, domain, keyword }: KeywordContext): Promise<void> {
  const { listId, id } = keyword;
  await changeList({ services }, domain.id, async (tx) => {
    // The list first, as every write of a list does; the counting trigger needs it anyway.
    await bumpListVersion(tx, listId);
    const deleted = await tx.execute(
      sql`delete from tracked_keywords where list_id = ${listId} and id = ${id} returning id`,
    );
    if (deleted.length === 0) throw notFound();
    await tx.execute(sql`delete from keyword_rankings where list_id = ${listId} and id = ${id}`);
    await tx.execute(sql`delete from keyword_volumes where list_id = ${listId} and id = ${id}`);
    await tx.execute(sql`delete from ranking_months where list_id = ${listId} and keyword_id = ${id}`);
  });
}
