import type { Queryable } from '@keydence/db';
import {
  type ConsoleBreak,
  type ConsoleFactKind,
  countUnfinishedDays,
  daysBetween,
  findBreakBetween,
  findHiddenShare,
  knownBreaks,
  laterDay,
  tellsDays,
  windowDays,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { findSiteBreaks } from '../site-changes/find-site-breaks.ts';
import {
  type ConsoleScope,
  type ConsoleWindow,
  inScope,
  inWindow,
  isComparable,
  lacksQueries,
} from './select-window.ts';

/** A window to compare with the newest one. */
export interface EarlierWindow extends ConsoleWindow {
  /**
   * First day of a change in Google's counting, or on the site, between the two windows, because of
   * which impressions, click rates and positions are not comparable.
   */
  impressionBreak: string | null;
}

/** Search Console data of a list, of one source, property and filter. */
export interface ConsoleState extends ConsoleScope {
  /** `YYYY-MM-DD`; null for an upload without it. */
  firstDay: string | null;
  /** The newest complete day that Search Console no longer changes. */
  lastFinalDay: string;
  /** True if figures of single days exist, and with them query-pages and weeks. */
  hasDays: boolean;
  /** Changes on the site that owners entered, oldest first. */
  siteChanges: ConsoleBreak[];
  /** The last 28 final days, or the period of the newest upload. */
  window: ConsoleWindow;
  /**
   * The same number of days right before; null if too few of them, or of the window's, have
   * figures.
   */
  previous: EarlierWindow | null;
  /**
   * The same number of days a year before, on the same weekdays if days are known; null as above.
   */
  yearAgo: EarlierWindow | null;
  /** Share of the window's clicks whose query Search Console withholds, 0 to 1; null if unknown. */
  hiddenShare: number | null;
  /** Rows were truncated, which may cause part of the hidden share. */
  isCut: boolean;
  /** The table of queries was truncated, so there are more queries. */
  areQueriesCut: boolean;
}

interface ScopeRow extends ConsoleScope, Record<string, unknown> {
  firstDay: string | null;
  lastDay: string;
}

const yearDays = 364;
/** Days to compare in order to detect incomplete last days. */
const comparedDays = 5 * 7;
/** Names of the joined slices of a day, or of a window. */
const joined = { page: 'pages', query: 'queries', pair: 'pairs' };
/** Days by which an upload must end later to be preferred over fetched days. */
const uploadLeadDays = windowDays;

/** Search Console data of a list; null if none is final yet. */
export async function findConsoleState(db: Queryable, listId: number): Promise<ConsoleState | null> {
  const found = await chooseScope(db, listId);
  if (!found) return null;
  const { firstDay, lastDay, source, property, filter } = found;
  const scope = { source, property, filter };
  const hasDays = tellsDays(source);
  const windows = hasDays
    ? await findDayWindows(db, listId, { scope, lastDay })
    : await findUploadWindows(db, listId, scope);
  const { window, previous, yearAgo } = windows;
  const siteChanges = await findSiteBreaks(db, listId);
  const breaks = [...knownBreaks, ...siteChanges];
  return {
    ...scope,
    firstDay: hasDays ? firstDay : window.startsOn,
    lastFinalDay: window.endsOn,
    hasDays,
    siteChanges,
    window,
    previous: compare(window, previous, breaks),
    yearAgo: compare(window, yearAgo, breaks),
    ...(await readShares(db, listId, window)),
  };
}

/** Prefers the domain's chosen property, then unfiltered data, then the latest end. */
async function chooseScope(db: Queryable, listId: number): Promise<ScopeRow | null> {
  const rows = await db.execute<ScopeRow & { isChosen: boolean }>(sql`
    select s.source, s.property, s.filter, min(s.starts_on)::text as "firstDay", max(s.ends_on)::text as "lastDay",
      s.property is not null and s.property = (
        select p.property from search_console_properties p join keyword_lists l on l.domain_id = p.domain_id
        where l.id = ${listId}::int) as "isChosen"
    from console_slices s
    where s.list_id = ${listId}::int and s.is_final and s.kind in ('page', 'query') and s.row_count > 0
    group by s.source, s.property, s.filter
    order by "isChosen" desc, s.filter is not null, max(s.ends_on) desc, s.property, s.filter`);
  const days = rows.find(({ source }) => tellsDays(source));
  const upload = rows.find(({ source }) => source === 'search_console');
  if (!days || !upload) return days ?? upload ?? null;
  const isNews = upload.filter === null && upload.lastDay > laterDay(days.lastDay, uploadLeadDays);
  return isNews ? upload : days;
}

interface Windows {
  window: ConsoleWindow;
  previous: ConsoleWindow | null;
  yearAgo: ConsoleWindow | null;
}

async function findDayWindows(
  db: Queryable,
  listId: number,
  { scope, lastDay }: { scope: ConsoleScope; lastDay: string },
): Promise<Windows> {
  const finished = laterDay(lastDay, -(await countUnfinished(db, listId, { scope, lastDay })));
  const ends = [0, windowDays, yearDays].map((days) => laterDay(finished, -days));
  const slices = (kind: ConsoleFactKind) => sql`
    select s.* from console_slices s where ${inScope(listId, scope)} and s.kind = ${kind}
      and s.ends_on between ${laterDay(finished, 1 - yearDays - windowDays)}::date and ${finished}::date`;
  const rows = await db.execute<{ endsOn: string; counted: number }>(sql`
    with days as (
      select pages.ends_on from (${slices('page')}) pages left join (${slices('query')}) queries using (ends_on)
        left join (${slices('pair')}) pairs using (ends_on)
      where pages.row_count > 0 and ${lacksQueries(joined)} is not true)
    select e.ends_on::text as "endsOn", (
      select count(*)::int from days d where d.ends_on > e.ends_on - ${windowDays}::int and d.ends_on <= e.ends_on) as counted
    from unnest(${`{${ends.join(',')}}`}::date[]) as e (ends_on)`);
  const [window, previous, yearAgo] = ends.map((endsOn) => ({
    scope,
    startsOn: laterDay(endsOn, 1 - windowDays),
    endsOn,
    days: windowDays,
    countedDays: rows.find((row) => row.endsOn === endsOn)?.counted ?? 0,
  }));
  if (!window || !previous || !yearAgo) throw new Error('three ends make three windows');
  return { window, previous, yearAgo };
}

/** Days at the end that should be final by now, but are not complete yet. */
async function countUnfinished(
  db: Queryable,
  listId: number,
  { scope, lastDay }: { scope: ConsoleScope; lastDay: string },
): Promise<number> {
  const first = laterDay(lastDay, 1 - comparedDays);
  const rows = await db.execute<{ day: string; clicks: number }>(sql`
    select s.ends_on::text as day, s.clicks::float8 as clicks from console_slices s
    where ${inScope(listId, scope)} and s.kind = 'page' and s.row_count > 0
      and s.ends_on between ${first}::date and ${lastDay}::date`);
  const clicks = new Map(rows.map((row) => [row.day, row.clicks]));
  return countUnfinishedDays(
    Array.from({ length: comparedDays }, (_, day) => clicks.get(laterDay(first, day)) ?? null),
  );
}

async function findUploadWindows(db: Queryable, listId: number, scope: ConsoleScope): Promise<Windows> {
  const rows = await db.execute<{ startsOn: string | null; endsOn: string; counted: number }>(sql`
    select w.starts_on::text as "startsOn", w.ends_on::text as "endsOn", (
      select count(*)::int from console_slices s
      where ${inScope(listId, scope)} and s.kind = 'site' and s.starts_on = s.ends_on
        and s.ends_on between w.starts_on and w.ends_on) as counted
    from (
      select s.starts_on, s.ends_on, count(distinct s.kind) as kinds from console_slices s
      where ${inScope(listId, scope)} and s.kind in ('page', 'query') and s.row_count > 0
      group by s.starts_on, s.ends_on) w
    order by w.ends_on desc, w.kinds desc, w.starts_on nulls last limit 20`);
  const windows = rows.map(({ startsOn, endsOn, counted }): ConsoleWindow => {
    const days = startsOn === null ? null : daysBetween(startsOn, endsOn) + 1;
    // Without a series of days, the days with figures are unknown.
    return { scope, startsOn, endsOn, days, countedDays: counted > 0 ? counted : null };
  });
  const [window] = windows;
  if (!window) throw new Error('a scope has slices');
  const { startsOn } = window;
  const sameLength = windows.filter(({ days }) => days === window.days);
  const yearBefore = ({ endsOn }: ConsoleWindow) => {
    const distance = daysBetween(endsOn, window.endsOn);
    return distance >= yearDays && distance <= yearDays + 2;
  };
  return {
    window,
    previous: sameLength.find(({ endsOn }) => startsOn !== null && endsOn === laterDay(startsOn, -1)) ?? null,
    yearAgo: sameLength.find(yearBefore) ?? null,
  };
}

function compare(
  window: ConsoleWindow,
  earlier: ConsoleWindow | null,
  breaks: readonly ConsoleBreak[],
): EarlierWindow | null {
  if (!earlier?.startsOn || !window.startsOn || !isComparable(window) || !isComparable(earlier)) return null;
  const found = findBreakBetween(
    'impressions',
    [
      { start: window.startsOn, end: window.endsOn },
      { start: earlier.startsOn, end: earlier.endsOn },
    ],
    breaks,
  );
  return { ...earlier, impressionBreak: found?.from ?? null };
}

interface ShareRow extends Record<string, unknown> {
  pages: number | null;
  queries: number | null;
  isCut: boolean | null;
  areQueriesCut: boolean | null;
}

/** Pages have all clicks; queries have only those of searches made by enough people. */
async function readShares(
  db: Queryable,
  listId: number,
  window: ConsoleWindow,
): Promise<Pick<ConsoleState, 'hiddenShare' | 'isCut' | 'areQueriesCut'>> {
  const [row] = await db.execute<ShareRow>(sql`
    with pages as (select s.* from console_slices s where ${inWindow(listId, 'page', window)}),
    queries as (select s.* from console_slices s where ${inWindow(listId, 'query', window)}),
    pairs as (select s.* from console_slices s where ${inWindow(listId, 'pair', window)})
    select sum(pages.clicks) filter (where queries.id is not null)::float8 as pages,
      sum(queries.clicks) filter (where pages.id is not null)::float8 as queries,
      bool_or(coalesce(pages.is_cut, false) or coalesce(queries.is_cut, false) or coalesce(pairs.is_cut, false)) as "isCut",
      bool_or(queries.is_cut) as "areQueriesCut"
    from pages full join queries using (ends_on) full join pairs using (ends_on)
    where ${lacksQueries(joined)} is not true`);
  const { pages = null, queries = null } = row ?? {};
  const isCut = row?.isCut ?? false;
  const hidden =
    pages === null || queries === null
      ? null
      : findHiddenShare({ queryClicks: queries, pageClicks: pages, isCut });
  return { hiddenShare: hidden?.share ?? null, isCut, areQueriesCut: row?.areQueriesCut ?? false };
}
