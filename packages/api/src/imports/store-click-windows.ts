import type { Transaction } from '@keydence/db';
import { type ClickWindow, type ConsoleTool, type ImportedClicks, laterDay } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { findKeywordIds } from '../keyword-lists/find-keyword-ids.ts';

/**
 * Days that windows are kept: predictions compare with a window of the month before their acceptance, up to 97 days
 * later.
 */
const keptDays = 150;

interface OpenedWindows {
  listId: number;
  source: ConsoleTool;
  /** The fetched property; null for an upload. */
  property: string | null;
  windows: readonly ClickWindow[];
}

/**
 * Inserts windows of Search Console clicks and deletes the counts of an earlier fetch of the same days, which the
 * caller then stores with `storeClicks`. Deletes windows that no prediction can need.
 */
export async function openClickWindows(
  tx: Transaction,
  { listId, source, property, windows }: OpenedWindows,
): Promise<void> {
  const newest = windows
    .map(({ endsOn }) => endsOn)
    .sort()
    .at(-1);
  if (!newest) return;
  const first = laterDay(newest, -keptDays);
  const isOver = sql`list_id = ${listId} and ends_on < ${first}::date`;
  const rows = JSON.stringify(windows);
  if (source === 'search_console_api') {
    const ends = `{${windows.map(({ endsOn }) => endsOn).join(',')}}`;
    await tx.execute(
      sql`delete from keyword_clicks where list_id = ${listId} and ends_on = any(${ends}::date[])`,
    );
    await tx.execute(sql`delete from keyword_clicks where ${isOver}`);
  }
  await tx.execute(sql`delete from click_windows where ${isOver} and source = ${source}`);
  // An upload of another length that ends on the same day has left rows of queries that this upload may not contain.
  await tx.execute(sql`
    insert into click_windows as w (list_id, source, ends_on, days, is_whole, property)
    select ${listId}::int, ${source}::text, n."endsOn", n.days, n."isWhole", ${property}::text
    from jsonb_to_recordset(${rows}::jsonb) as n ("endsOn" date, days smallint, "isWhole" boolean)
    on conflict (list_id, source, ends_on) do update set
      days = case when w.days = excluded.days then w.days end, is_whole = excluded.is_whole,
      property = excluded.property`);
}

/** Adds the clicks of keywords to their windows; spellings of one keyword are counted together. */
export async function storeClicks(
  tx: Transaction,
  listId: number,
  rows: readonly ImportedClicks[],
): Promise<void> {
  if (rows.length === 0) return;
  const ids = await findKeywordIds(tx, listId, [...new Set(rows.map(({ keywordText }) => keywordText))]);
  const counted = rows.flatMap(({ keywordText, endsOn, clicks, impressions }) => {
    const id = ids.get(keywordText);
    return id === undefined ? [] : [{ id, ends_on: endsOn, clicks, impressions }];
  });
  await tx.execute(sql`
    insert into keyword_clicks as c (list_id, keyword_id, ends_on, clicks, impressions)
    select ${listId}::int, id, ends_on, sum(clicks), sum(impressions)
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
      as n (id bigint, ends_on date, clicks bigint, impressions bigint)
    group by id, ends_on
    on conflict (list_id, keyword_id, ends_on) do update set clicks = c.clicks + excluded.clicks,
      impressions = c.impressions + excluded.impressions`);
}
