import type { Transaction } from '@keydence/db';
import { type SQL, sql } from 'drizzle-orm';
import { findingRows, findRow } from './find-row.ts';

export interface NumberedKeywords {
  added: number;
  updated: number;
  /** Those that somebody has deleted from the list. */
  deleted: number;
}

/**
 * Gives the staged keywords the numbers that they have in the list, and new ones the next ones from `nextId` on, in the
 * order of the file; those that somebody has deleted get none. Found by hash one by one: PostgreSQL knows nothing yet of
 * rows that this transaction has written, and could read the whole list for each.
 */
export async function setKeywordNumbers(
  tx: Transaction,
  { listId, nextId }: { listId: number; nextId: number },
): Promise<NumberedKeywords> {
  const ofHash = (table: SQL) => findRow({ table, listId, key: sql`kw_hash`, value: sql`t.hash` });
  const number = sql`
    with texts as (
      select keyword_text, hashtextextended(keyword_text, 0) as hash, min(place) as place
      from import_rows group by keyword_text),
    found as materialized (
      select *,
        (select id from (${ofHash(sql`tracked_keywords`)}) as k) as id,
        (select id from (${ofHash(sql`deleted_keywords`)}) as d) is not null as is_deleted
      from texts t),
    numbered as (
      insert into import_keywords (id, keyword_text)
      select coalesce(id, ${nextId - 1}::bigint + row_number() over (partition by id is null order by place)),
        keyword_text
      from found where id is not null or not is_deleted)
    select (count(*) filter (where id is null and not is_deleted))::int as added,
      (count(*) filter (where id is not null))::int as updated, (count(*) filter (where is_deleted))::int as deleted
    from found`;
  const [counts] = await findingRows(tx, () =>
    tx.execute<NumberedKeywords & Record<string, unknown>>(number),
  );
  await tx.execute(sql`analyze import_keywords`);
  return counts ?? { added: 0, updated: 0, deleted: 0 };
}
