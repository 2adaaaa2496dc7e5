import type { ExportKind } from '@keydence/domain';
import { fieldOfName } from './column-words.ts';
import { findOwnSite, findRankDays, findTrackedSites, type RankDay } from './find-rank-days.ts';
import { findSiteColumns, type SiteColumns } from './find-site-columns.ts';
import { type DayOrder, findDayOrder } from './read-days.ts';
import { listMonths, readMonth } from './read-months.ts';
import { type ToolField, type ToolTable, toolTables } from './tool-tables.ts';

export interface ToolColumns {
  table: ToolTable;
  /** Rows above the first keyword. */
  headerRows: number;
  places: Partial<Record<ToolField, number>>;
  /** The names of the columns, as the file has them. */
  names: readonly string[];
  /** Searches of one month each, `YYYY-MM`. */
  months: readonly { month: string; place: number }[];
  /** A column with the searches of several months, oldest first. */
  trend: { months: readonly string[]; place: number } | null;
  /** Ranks of one day each, oldest first. */
  days: readonly RankDay[];
  otherSites: readonly SiteColumns[];
  /** Sites whose ranks are in the table, none of which is the domain: their ranks are not taken. */
  untaken: readonly string[];
  dayOrder: DayOrder;
  /** Columns that say `true` for an intent. */
  intentFlags: readonly { intent: string; place: number }[];
  /** ISO 4217, where the header of the costs names it. */
  currency: string | null;
}

/** Semrush writes lists of keywords and comparisons of sites with the same columns. */
const kindsWithSites: ReadonlySet<ExportKind> = new Set(['ahrefs_content_gap', 'semrush_keywords']);
const intentNames = new Set(['navigational', 'informational', 'commercial', 'transactional']);

/**
 * The header among the first rows, titles above it skipped; null when none is known.
 * @param site Whose ranks are read from a table of several sites; the first site's without it.
 */
export function findToolColumns(head: readonly string[][], site: string | null): ToolColumns | null {
  for (const [index, cells] of head.entries()) {
    const names = cells.map((cell) => cell.trim().toLowerCase().normalize('NFC'));
    const table = toolTables.find((one) => isHeaderOf(one, names));
    if (table) return describe(table, { names, cells, headerRows: index + 1, site, head });
  }
  return null;
}

function isHeaderOf(
  { isKnownBy, isKnownByOneOf, isKnownByLike, hasNo = [], ownColumn, columns }: ToolTable,
  names: readonly string[],
) {
  const hasLike = (pattern: RegExp | undefined) =>
    pattern === undefined || names.some((name) => pattern.test(name));
  const isOwn = (name: string) =>
    name === '' || Object.values(columns).some((own) => own.includes(name)) || findCost([name]) !== null;
  return (
    columns.keyword?.some((name) => names.includes(name)) === true &&
    isKnownBy.every((name) => names.includes(name)) &&
    isKnownByOneOf?.some((name) => names.includes(name)) !== false &&
    !names.some((name) => hasNo.some((field) => field === fieldOfName(name))) &&
    hasLike(isKnownByLike) &&
    (hasLike(ownColumn) || names.every(isOwn))
  );
}

interface Header {
  /** In lower case. */
  names: readonly string[];
  cells: readonly string[];
  headerRows: number;
  site: string | null;
  head: readonly string[][];
}

function describe(table: ToolTable, { names, cells, headerRows, site, head }: Header): ToolColumns {
  const places: ToolColumns['places'] = {};
  for (const [field, headers] of Object.entries(table.columns) as [ToolField, readonly string[]][]) {
    const header = headers.find((name) => names.includes(name));
    if (header !== undefined) places[field] = names.indexOf(header);
  }
  const cost = findCost(names);
  if (cost !== null && table.columns.cpc) places.cpc ??= cost.place;
  const sites = kindsWithSites.has(table.kind)
    ? findSiteColumns(names, { domain: site, tool: table.tool })
    : null;
  if (sites?.own) places.position = sites.own.rankPlace;
  if (typeof sites?.own?.urlPlace === 'number') places.url = sites.own.urlPlace;
  const months = names.flatMap((name, place) => {
    const month = table.tool === 'keyword_planner' && /[:：]/.test(name) ? readMonth(name) : null;
    return month ? [{ month, place }] : [];
  });
  const tracked = site === null ? [] : findTrackedSites(names);
  const untaken = tracked.length > 1 && findOwnSite(tracked, site) === undefined ? tracked : [];
  const trendPlace = names.findIndex((name) => name.startsWith('sv trend ('));
  const trendMonths = listMonths(names[trendPlace] ?? '');
  return {
    table,
    headerRows,
    places,
    names: cells,
    months,
    trend: trendMonths.length > 0 ? { months: trendMonths, place: trendPlace } : null,
    days: untaken.length > 0 ? [] : findRankDays(table.kind, names, site),
    untaken,
    dayOrder: findDayOrder(head.map((row) => row[places.day ?? -1] ?? '')),
    otherSites: sites?.others ?? [],
    intentFlags: names.flatMap((intent, place) => (intentNames.has(intent) ? [{ intent, place }] : [])),
    currency: cost?.currency ?? null,
  };
}

/** The column of costs a click: `cpc`, or `cpc (eur)` with its currency. */
export function findCost(names: readonly string[]): { place: number; currency: string | null } | null {
  for (const [place, name] of names.entries()) {
    const match = /^(?:avg\. )?cpc(?:,? ?\(?([a-z]{3})\)?)?$/.exec(name.trim());
    if (match) return { place, currency: match[1]?.toUpperCase() ?? null };
  }
  return null;
}
