import { type KeywordTable, keywordTables, type Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import { storeFigures } from '../gains/store-figures.ts';
import { readTopicsOf } from '../keyword-lists/read-topics-of.ts';
import { reapplyIntents } from '../keyword-lists/restore-intents.ts';

/**
 * Restores removed keywords: every row of every table, with the same numbers. Returns the numbers
 * of those whose rows were still stored. Keywords of a topic that was merged since are in its target. The caller must
 * hold the lock on the list.
 */
export async function restoreRemoved(
  tx: Transaction,
  { listId, ids, now }: { listId: number; ids: readonly number[]; now: Date },
): Promise<number[]> {
  if (ids.length === 0) return [];
  const wanted = sql`list_id = ${listId} and id = any(${`{${ids.join(',')}}`}::bigint[])`;
  for (const table of keywordTables) {
    await tx.execute(
      putBack(table, sql`select rows from deleted_keywords where ${wanted} and rows is not null`),
    );
  }
  const restored = await tx.execute<{ id: string }>(
    sql`delete from deleted_keywords where ${wanted} and rows is not null returning id`,
  );
  await tx.execute(sql`
    update keyword_insights i set topic_id = t.absorbed_by from topics t
    where i.list_id = ${listId} and i.keyword_id = any(${`{${ids.join(',')}}`}::bigint[])
      and t.list_id = ${listId} and t.id = i.topic_id and t.absorbed_by is not null`);
  await reapplyIntents(tx, listId, ids);
  await storeFigures(tx, { listId, topicIds: await readTopicsOf(tx, listId, ids), now });
  return restored.map(({ id }) => Number(id));
}

function putBack({ name, columns }: KeywordTable, removed: ReturnType<typeof sql>) {
  const table = sql.identifier(name);
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  // With `returning`, a cluster writes by INSERT; COPY could not hide the rows of others.
  // A table that is newer than the stored rows has no rows in them, and gets none.
  return sql`
    insert into ${table} (${list})
    select ${list} from (${removed}) as d,
      lateral jsonb_populate_recordset(null::${table}, d.rows -> ${name}::text)
    returning list_id`;
}
