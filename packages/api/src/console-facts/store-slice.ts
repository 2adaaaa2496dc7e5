import type { Transaction } from '@keydence/db';
import type { ConsoleFactKind, ConsoleFactRow } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { numberTexts } from './ensure-text-numbers.ts';
import { type MergedRow, mergeRows } from './merge-rows.ts';
import type { ConsoleScope } from './select-window.ts';

export interface NewSlice {
  scope: ConsoleScope;
  kind: Exclude<ConsoleFactKind, 'site'>;
  /** `YYYY-MM-DD`; null if unknown. */
  startsOn: string | null;
  endsOn: string;
  isFinal: boolean;
  isCut: boolean;
  rows: readonly ConsoleFactRow[];
  now: Date;
}

/** Rows per stored array: few enough to read in one step, enough to compress well. */
const partRows = 4_096;
const largest = { integer: 2_147_483_647, smallint: 32_767 };

/**
 * Stores a slice, replacing an earlier one with the same name. The list's facts must be locked.
 * Returns the number of duplicate rows.
 */
export async function storeSlice(tx: Transaction, listId: number, slice: NewSlice): Promise<number> {
  const { rows, repeated } = mergeRows(slice.rows);
  const ids = await numberRows(tx, listId, rows);
  const sliceId = await nameSlice(tx, listId, { slice, rows });
  for (const [part, columns] of partColumns(slice.kind, rows, ids).entries()) {
    await tx.execute(sql`
      insert into console_facts (list_id, slice_id, part, page_ids, query_ids, clicks, impressions, positions)
      values (${listId}, ${sliceId}, ${part}, ${columns.page_ids}::int[], ${columns.query_ids}::int[],
        ${columns.clicks}::int[], ${columns.impressions}::int[], ${columns.positions}::smallint[])`);
  }
  return repeated;
}

type TextNumbers = Record<'pages' | 'queries', ReadonlyMap<string, number>>;

/**
 * Rows as arrays of columns, in parts; null if rows of the kind have no page or no query. Sorted
 * for the smallest size: repeated pages or figures are stored once. The numbers of queries take 4
 * bytes in any order.
 */
export function partColumns(kind: NewSlice['kind'], rows: readonly MergedRow[], ids: TextNumbers) {
  const stored = rows
    .map((row) => ({
      ...row,
      tenths: toTenths(row),
      pageId: row.page === null ? 0 : (ids.pages.get(row.page) ?? 0),
      queryId: row.query === null ? 0 : (ids.queries.get(row.query) ?? 0),
    }))
    .sort(
      (a, b) =>
        (kind === 'pair' ? a.pageId - b.pageId : 0) ||
        a.impressions - b.impressions ||
        a.clicks - b.clicks ||
        a.tenths - b.tenths ||
        a.pageId - b.pageId ||
        a.queryId - b.queryId,
    );
  const hasPages = kind !== 'query';
  const hasQueries = kind !== 'page';
  return Array.from({ length: Math.ceil(stored.length / partRows) }, (_, index) => {
    const part = stored.slice(index * partRows, (index + 1) * partRows);
    const column = (pick: (row: (typeof part)[number]) => number) => `{${part.map(pick).join(',')}}`;
    return {
      page_ids: hasPages ? column(({ pageId }) => pageId) : null,
      query_ids: hasQueries ? column(({ queryId }) => queryId) : null,
      clicks: column(({ clicks }) => Math.min(clicks, largest.integer)),
      impressions: column(({ impressions }) => Math.min(impressions, largest.integer)),
      positions: column(({ tenths }) => tenths),
    };
  });
}

/** The row of a slice, by column name. */
export function describeSlice(
  { scope, kind, startsOn, endsOn, isFinal, isCut, now }: NewSlice,
  rows: readonly MergedRow[],
) {
  const sum = (figure: 'clicks' | 'impressions' | 'positionSum') =>
    Math.min(
      rows.reduce((total, row) => total + row[figure], 0),
      Number.MAX_SAFE_INTEGER,
    );
  return {
    ...scope,
    kind,
    starts_on: startsOn,
    ends_on: endsOn,
    is_final: isFinal,
    is_cut: isCut,
    row_count: rows.length,
    clicks: sum('clicks'),
    impressions: sum('impressions'),
    position_sum: sum('positionSum'),
    stored_at: now.toISOString(),
  };
}

/** The numbers of the pages and queries of rows. */
export async function numberRows(
  tx: Transaction,
  listId: number,
  rows: readonly MergedRow[],
): Promise<TextNumbers> {
  const textsOf = (kind: 'page' | 'query') => rows.flatMap((row) => row[kind] ?? []);
  const [pages, queries] = [textsOf('page'), textsOf('query')];
  const none = new Map<string, number>();
  return {
    pages: pages.length > 0 ? await numberTexts(tx, listId, { kind: 'page', texts: pages }) : none,
    queries: queries.length > 0 ? await numberTexts(tx, listId, { kind: 'query', texts: queries }) : none,
  };
}

function toTenths({ impressions, positionSum }: MergedRow): number {
  return impressions === 0 ? 0 : Math.min(Math.round((10 * positionSum) / impressions), largest.smallint);
}

/** The slice's number, after deleting its former facts. */
async function nameSlice(
  tx: Transaction,
  listId: number,
  { slice, rows }: { slice: NewSlice; rows: readonly MergedRow[] },
): Promise<number> {
  const row = describeSlice(slice, rows);
  const [named] = await tx.execute<{ id: number }>(sql`
    insert into console_slices (list_id, id, source, property, filter, kind, starts_on, ends_on, is_final, is_cut,
      row_count, clicks, impressions, position_sum, stored_at)
    select ${listId}::int, coalesce(max(id), 0) + 1, ${row.source}::text, ${row.property}::text,
      ${row.filter}::text, ${row.kind}::text, ${row.starts_on}::date, ${row.ends_on}::date, ${row.is_final}::boolean,
      ${row.is_cut}::boolean, ${row.row_count}::int, ${row.clicks}::bigint, ${row.impressions}::bigint,
      ${row.position_sum}::float8, ${row.stored_at}::timestamptz
    from console_slices where list_id = ${listId}::int
    on conflict (list_id, source, property, filter, kind, ends_on, starts_on) do update set
      is_final = excluded.is_final, is_cut = excluded.is_cut, row_count = excluded.row_count,
      clicks = excluded.clicks, impressions = excluded.impressions, position_sum = excluded.position_sum,
      stored_at = excluded.stored_at
    returning id`);
  if (!named) throw new Error('an insert returns its row');
  await tx.execute(sql`delete from console_facts where list_id = ${listId} and slice_id = ${named.id}`);
  return named.id;
}
