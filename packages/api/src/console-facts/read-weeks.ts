import type { Queryable } from '@keydence/db';
import {
  addRows,
  type ConsoleFactKind,
  laterDay,
  type PackedRows,
  packRows,
  tellsDays,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { readBatches } from './read-batches.ts';
import { type ConsoleWindow, inWindow, rowsOf } from './select-window.ts';

const weekDays = 7;

/** 7 days, counted back from a last day. */
export interface ConsoleWeek {
  startsOn: string;
  endsOn: string;
  /** Days of the week that have figures, 0 to 7; a missing day is not 0. */
  countedDays: number;
}

export interface PageWeeks {
  /** Oldest first. */
  weeks: ConsoleWeek[];
  /** Clicks by week, in the order of `weeks`; a week without counted days has 0. */
  pages: { page: string; clicks: number[] }[];
}

export interface PairWeeks {
  /** Oldest first. */
  weeks: ConsoleWeek[];
  /** Figures by week, in the order of `weeks`. */
  pairs: PackedRows<{ page: string; query: string; clicks: number[]; impressions: number[] }>;
}

/** The weeks that end with a window's last day, and the window that spans all of them. */
async function readWeeks(
  db: Queryable,
  listId: number,
  { kind, window, weeks }: { kind: ConsoleFactKind; window: ConsoleWindow; weeks: number },
): Promise<{ list: ConsoleWeek[]; span: ConsoleWindow }> {
  const startsOn = laterDay(window.endsOn, 1 - weekDays * weeks);
  const span = { ...window, startsOn, days: weekDays * weeks };
  const days = await db.execute<{ day: string }>(sql`
    select s.ends_on::text as day from console_slices s
    where ${inWindow(listId, kind, span)} and s.starts_on = s.ends_on and s.row_count > 0`);
  const list = Array.from({ length: weeks }, (_, index) => {
    const first = laterDay(startsOn, weekDays * index);
    const last = laterDay(first, weekDays - 1);
    const countedDays = days.filter(({ day }) => day >= first && day <= last).length;
    return { startsOn: first, endsOn: last, countedDays };
  });
  return { list, span: { ...span, countedDays: days.length } };
}

/** Spreads sums of single weeks over all of them. */
function spread(weeks: number, places: readonly number[], values: readonly number[]): number[] {
  const all = new Array<number>(weeks).fill(0);
  for (const [index, place] of places.entries()) all[place] = values[index] ?? 0;
  return all;
}

const weekOf = (startsOn: string | null) => sql`(r.ends_on - ${startsOn}::date) / ${weekDays}::int`;

/**
 * Clicks of each page by blocks of 7 days that end with the window's last day. Uploads have no
 * days.
 */
export async function readPageWeeks(
  db: Queryable,
  listId: number,
  window: ConsoleWindow,
  weeks: number,
): Promise<PageWeeks> {
  if (!tellsDays(window.scope.source)) return { weeks: [], pages: [] };
  const { list, span } = await readWeeks(db, listId, { kind: 'page', window, weeks });
  const rows = await db.execute<{ page: string; places: number[]; clicks: number[] }>(sql`
    with summed as (
      select r.page_id, ${weekOf(span.startsOn)} as week, sum(r.clicks)::int as clicks
      from (${rowsOf(inWindow(listId, 'page', span))}) r group by 1, 2 having sum(r.clicks) > 0),
    listed as (select page_id, array_agg(week) as places, array_agg(clicks) as clicks from summed group by page_id)
    select p.url as page, places, clicks
    from listed join console_pages p on p.list_id = ${listId}::int and p.id = page_id order by p.url`);
  const pages = rows.map(({ page, places, clicks }) => ({ page, clicks: spread(weeks, places, clicks) }));
  return { weeks: list, pages };
}

interface PairRow {
  page: string;
  query: string;
  places: number[];
  clicks: number[];
  impressions: number[];
}

/** Minimum impressions of a page for a query (our own limit). */
const leastImpressions = 10;

/**
 * Figures by blocks of 7 days for queries with two or more pages that each had at least 10
 * impressions in all blocks together, to see the leading page of each week. Uploads have no days.
 */
export async function readPairWeeks(
  db: Queryable,
  listId: number,
  window: ConsoleWindow,
  weeks: number,
): Promise<PairWeeks> {
  if (!tellsDays(window.scope.source)) return { weeks: [], pairs: packRows([]) };
  const { list, span } = await readWeeks(db, listId, { kind: 'pair', window, weeks });
  const statement = sql`
    with summed as (
      select r.query_id, r.page_id, ${weekOf(span.startsOn)} as week, sum(r.clicks)::int as clicks,
        sum(r.impressions)::int as impressions
      from (${rowsOf(inWindow(listId, 'pair', span))}) r group by 1, 2, 3),
    listed as (
      select query_id, page_id, array_agg(week) as places, array_agg(clicks) as clicks,
        array_agg(impressions) as impressions
      from summed group by query_id, page_id having sum(impressions) >= ${leastImpressions}),
    shared as (select *, count(*) over (partition by query_id) as pages from listed)
    select p.url as page, q.query, places, clicks, impressions
    from shared join console_queries q on q.list_id = ${listId}::int and q.id = query_id
    join console_pages p on p.list_id = ${listId}::int and p.id = page_id
    where pages > 1 order by q.query, p.url`;
  const pairs = await readBatches<PairRow, PairWeeks['pairs']>(db, statement, async (batches) => {
    const packed: PairWeeks['pairs'] = packRows([]);
    for await (const rows of batches) {
      addRows(
        packed,
        rows.map(({ places, clicks, impressions, ...pair }) => ({
          ...pair,
          clicks: spread(weeks, places, clicks),
          impressions: spread(weeks, places, impressions),
        })),
      );
    }
    return packed;
  });
  return { weeks: list, pairs };
}
