import {
  type ConsoleFactKind,
  type ConsoleFactSource,
  isWholeWindow,
  leastNamedImpressions,
  tellsDays,
} from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';

/** Figures that may be added to each other: those of one source, one property and one filter. */
export interface ConsoleScope {
  source: ConsoleFactSource;
  /** The fetched property; null for an upload and the sample. */
  property: string | null;
  /** Filter of the download; null for none. Filtered data says nothing about the whole site. */
  filter: string | null;
}

/** Days of Search Console over which figures are added up. */
export interface ConsoleWindow {
  scope: ConsoleScope;
  /** `YYYY-MM-DD`; null for an upload without its first day. */
  startsOn: string | null;
  endsOn: string;
  /** Length in days; null if unknown. A figure of a month is the window's × 30.44 / days. */
  days: number | null;
  /** Days of the window that have figures; a missing day is not 0. Null if unknown. */
  countedDays: number | null;
}

/** True if few enough days are missing to compare the window with another one. */
export function isComparable({ days, countedDays }: ConsoleWindow): boolean {
  return days !== null && countedDays !== null && isWholeWindow(countedDays, days);
}

/** Slices (as `s`) of a list that belong to a scope. */
export function inScope(listId: number, { source, property, filter }: ConsoleScope): SQL {
  return sql`s.list_id = ${listId}::int and s.source = ${source}::text and s.property is not distinct from ${property}::text
    and s.filter is not distinct from ${filter}::text`;
}

/** Slices (as `s`) of one kind that make a window: the days of the API, or the one period of an upload. */
export function inWindow(listId: number, kind: ConsoleFactKind, window: ConsoleWindow): SQL {
  const { scope, startsOn, endsOn } = window;
  const isOfWindow = tellsDays(scope.source)
    ? sql`s.ends_on between ${startsOn}::date and ${endsOn}::date`
    : sql`s.ends_on = ${endsOn}::date and s.starts_on is not distinct from ${startsOn}::date`;
  return sql`${inScope(listId, scope)} and s.kind = ${kind} and ${isOfWindow}`;
}

/** True for a day with figures by page and without the table of its queries, which is missing and hides nothing. */
export function lacksQueries({ page, query, pair }: Record<'page' | 'query' | 'pair', string>): SQL {
  const [pages, queries, pairs] = [page, query, pair].map((slice) => sql.raw(slice));
  return sql`(${queries}.row_count = 0 and ${pages}.starts_on = ${pages}.ends_on
    and (coalesce(${pairs}.row_count, 0) > 0 or ${pages}.impressions >= ${leastNamedImpressions}::int))`;
}

/** The rows of slices (as `s`) with their days: `ends_on, page_id, query_id, clicks, impressions, position` (tenths). */
export function rowsOf(slices: SQL): SQL {
  // Unpacked in the list of columns, rows stream; a lateral unnest stores those of each slice
  // first, at twice the cost.
  return sql`
    select s.ends_on, unnest(f.page_ids) as page_id, unnest(f.query_ids) as query_id, unnest(f.clicks) as clicks,
      unnest(f.impressions) as impressions, unnest(f.positions) as position
    from console_slices s join console_facts f on f.list_id = s.list_id and f.slice_id = s.id
    where ${slices}`;
}

/** Sums of rows as `clicks`, `impressions` and `position`, which is null without impressions. */
export const sums = sql`sum(clicks)::float8 as clicks, sum(impressions)::float8 as impressions,
  sum(position::float8 * impressions) / 10 / nullif(sum(impressions), 0) as position`;
