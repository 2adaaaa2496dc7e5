import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import { mergeRows, rememberKeys } from './merge-rows.ts';
import { describeSlice, type NewSlice, numberRows, partColumns } from './store-slice.ts';

/**
 * Stores many slices that the list does not have yet, in a few statements for all of them. The
 * list's facts must be locked.
 */
export async function storeNewSlices(
  tx: Transaction,
  listId: number,
  slices: readonly NewSlice[],
): Promise<void> {
  const keys = rememberKeys();
  const merged = slices.map((slice) => ({ slice, rows: mergeRows(slice.rows, keys).rows }));
  const ids = await numberRows(
    tx,
    listId,
    merged.flatMap(({ rows }) => rows),
  );
  const named = merged.map(({ slice, rows }, place) => ({ place: place + 1, ...describeSlice(slice, rows) }));
  const parts = merged.flatMap(({ slice, rows }, index) =>
    partColumns(slice.kind, rows, ids).map((columns, part) => ({ place: index + 1, part, ...columns })),
  );
  await tx.execute(sql`
    with first as (select coalesce(max(id), 0) as id from console_slices where list_id = ${listId}::int),
    named as (
      insert into console_slices (list_id, id, source, property, filter, kind, starts_on, ends_on, is_final, is_cut,
        row_count, clicks, impressions, position_sum, stored_at)
      select ${listId}::int, first.id + n.place, n.source, n.property, n.filter, n.kind, n.starts_on, n.ends_on, n.is_final,
        n.is_cut, n.row_count, n.clicks, n.impressions, n.position_sum, n.stored_at
      from first, jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as n (
        place int, source text, property text, filter text, kind text, starts_on date, ends_on date, is_final boolean,
        is_cut boolean, row_count int, clicks bigint, impressions bigint, position_sum float8, stored_at timestamptz)
      returning id)
    insert into console_facts (list_id, slice_id, part, page_ids, query_ids, clicks, impressions, positions)
    select ${listId}::int, named.id, p.part, p.page_ids::int[], p.query_ids::int[], p.clicks::int[], p.impressions::int[],
      p.positions::smallint[]
    from first, jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as p (
      place int, part smallint, page_ids text, query_ids text, clicks text, impressions text, positions text)
    join named on named.id = (select id from first) + p.place`);
}
