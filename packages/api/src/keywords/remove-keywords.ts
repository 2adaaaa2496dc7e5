import { keywordTables, type Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import { storeFigures } from '../gains/store-figures.ts';
import { bumpListVersion } from '../keyword-lists/bump-list-version.ts';
import { purgeDeleted } from '../keyword-lists/purge-deleted.ts';
import { readTopicsOf } from '../keyword-lists/read-topics-of.ts';

interface Removal {
  listId: number;
  ids: readonly number[];
  now: Date;
}

/**
 * Removes keywords from a list and stores their rows for `restoreRemoved`. Returns the numbers of
 * the removed ones. Bumps the list's version once, and the list stays locked until the transaction
 * ends.
 */
export async function removeKeywords(tx: Transaction, { listId, ids, now }: Removal): Promise<number[]> {
  // The list first, as in every write of a list; the counting trigger needs it anyway.
  await bumpListVersion(tx, listId);
  await purgeDeleted(tx, listId, now);
  const topicIds = await readTopicsOf(tx, listId, ids);
  const wanted = sql`any(${`{${ids.join(',')}}`}::bigint[])`;
  const removed = await tx.execute<{ id: string }>(sql`
    with removed as materialized (
      select k.id, k.keyword_text, ${readRows(listId)} as rows
      from tracked_keywords k where k.list_id = ${listId} and k.id = ${wanted})
    insert into deleted_keywords (list_id, id, keyword_text, deleted_at, rows)
    select ${listId}::int, id, keyword_text, ${now.toISOString()}::timestamptz, rows from removed
    returning id`);
  // Rows that refer to a keyword are deleted before it.
  for (const { name, keywordId } of [...keywordTables].reverse()) {
    await tx.execute(
      sql`delete from ${sql.identifier(name)}
        where list_id = ${listId} and ${sql.identifier(keywordId)} = ${wanted}`,
    );
  }
  await storeFigures(tx, { listId, topicIds, now });
  return removed.map(({ id }) => Number(id));
}

/** The rows of the keyword `k` in every table, as one JSON object. */
function readRows(listId: number) {
  const tables = keywordTables.map(({ name, keywordId }) => {
    const own = sql`t.list_id = ${listId} and t.${sql.identifier(keywordId)} = k.id`;
    return sql`${name}::text, (
      select coalesce(jsonb_agg(to_jsonb(t)), '[]') from ${sql.identifier(name)} t where ${own})`;
  });
  return sql`jsonb_build_object(${sql.join(tables, sql`, `)})`;
}
