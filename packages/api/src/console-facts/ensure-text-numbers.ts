import type { Transaction } from '@keydence/db';
import { type SQL, sql } from 'drizzle-orm';

const factLockSpace = 7_305_008;

/**
 * Lets one transaction at a time write a list's facts: numbers of pages, queries and slices are
 * assigned in order.
 */
export async function lockFacts(tx: Transaction, listId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${factLockSpace}, ${listId}::int)`);
}

const tables = {
  page: { name: sql`console_pages`, text: sql`url`, hash: sql`url_hash` },
  query: { name: sql`console_queries`, text: sql`query`, hash: sql`kw_hash` },
} satisfies Record<string, Record<string, SQL>>;

/**
 * The numbers of pages or queries of a list; new ones get the next numbers. The list's facts must
 * be locked.
 */
export async function numberTexts(
  tx: Transaction,
  listId: number,
  { kind, texts }: { kind: keyof typeof tables; texts: Iterable<string> },
): Promise<Map<string, number>> {
  const wanted = JSON.stringify([...new Set(texts)]);
  const { name, text, hash } = tables[kind];
  const rows = await tx.execute<{ text: string; id: number }>(sql`
    with wanted as materialized (
      select w.text, hashtextextended(w.text, 0) as hash from jsonb_array_elements_text(${wanted}::jsonb) as w (text)),
    known as materialized (
      select w.text, t.id from wanted w join ${name} t on t.list_id = ${listId}::int and t.${hash} = w.hash),
    added as (
      insert into ${name} (list_id, id, ${text})
      select ${listId}::int, row_number() over (order by w.text)
        + (select coalesce(max(id), 0) from ${name} where list_id = ${listId}::int), w.text
      from wanted w where not exists (select from known k where k.text = w.text)
      on conflict do nothing returning id, ${text} as text)
    select text, id from known union all select text, id from added`);
  return new Map(rows.map((row) => [row.text, row.id]));
}
