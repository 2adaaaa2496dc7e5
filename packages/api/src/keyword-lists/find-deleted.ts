import type { Queryable } from '@keydence/db';
import { sql } from 'drizzle-orm';
import { hashTexts } from './hash-texts.ts';

/** The numbers of those normalized texts that were deleted from the list, by text. */
export async function findDeleted(
  db: Queryable,
  listId: number,
  keywordTexts: readonly string[],
): Promise<Map<string, number>> {
  const found = await db.execute<{ id: string; keyword_text: string }>(sql`
    select id, keyword_text from deleted_keywords
    where list_id = ${listId} and kw_hash = ${hashTexts(keywordTexts)}`);
  return new Map(found.map(({ id, keyword_text }) => [keyword_text, Number(id)]));
}
