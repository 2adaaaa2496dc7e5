/** `[query or page or code, clicks, impressions, position]`. */
type Row = [string, number, number, number];
type AnswerRow = [...string[], number, number, number];

/** Permissions of the account's owner, and Search Console's data. */
export interface SearchConsoleWorld {
  sites: { siteUrl: string; permissionLevel: string }[];
  days: Row[];
  queries: Row[];
  /** Queries of the 28 days that end with a day; left out, they are those of any other period. */
  windows?: Record<string, Row[]>;
  pages: Row[];
  countries: Row[];
  devices: Row[];
  /** `[query, page, clicks, impressions, position]`. */
  queryPages: [string, string, number, number, number][];
  /**
   * `[query, page, clicks, impressions, position]` of single days; left out, no question about one day has an answer. Rows
   * without a query are those that too few people have searched: they count for their page and in no table with queries.
   */
  daily?: (day: string) => DailyRow[];
  /** Share (0 to 1) of the impressions in which all pages of a query are on one page of results; 0: they take turns. */
  together?: number;
  /** The last day that is final; later ones are in no answer that asks for final data. Left out, all are. */
  finalDay?: string;
}

export type DailyRow = [
  query: string | null,
  page: string,
  clicks: number,
  impressions: number,
  position: number,
];

/** Google refuses a question for more rows. */
const mostRows = 25_000;

/** A page of too many rows, or pages counted by property. */
export function isRefused({ rowLimit, aggregationType, dimensions }: Record<string, unknown>): boolean {
  const hasPages = Array.isArray(dimensions) && dimensions.includes('page');
  return Number(rowLimit) > mostRows || (aggregationType === 'byProperty' && hasPages);
}

/**
 * Response of Search Console: rows by clicks, days by date, limited to the page; an empty result
 * has no `rows`.
 */
export function answerQuery(world: SearchConsoleWorld, input: Record<string, unknown>): object {
  const { dimensions, startRow, rowLimit, startDate, dataState } = input as {
    dimensions: string[];
    startRow: number;
    rowLimit: number;
    startDate: string;
    endDate: string;
    dataState: string;
  };
  const isOpen =
    dataState !== 'all' && world.finalDay !== undefined && world.finalDay < String(input.endDate);
  const endDate = isOpen && world.finalDay ? world.finalDay : String(input.endDate);
  const tables: Record<string, AnswerRow[]> = {
    date: world.days.filter(([day]) => day >= startDate && day <= endDate),
    query: isWindow(startDate, endDate) ? (world.windows?.[endDate] ?? world.queries) : world.queries,
    page: world.pages,
    country: world.countries,
    device: world.devices,
    'query,page': world.queryPages,
  };
  const found = isDay(startDate, endDate, dimensions)
    ? answerDay(world, startDate, dimensions)
    : (tables[dimensions.join(',')] ?? []);
  const rows = found.slice(startRow, startRow + rowLimit).map((row) => {
    const [clicks = 0, impressions = 0, position = 0] = row.slice(-3).map(Number);
    const ctr = impressions === 0 ? 0 : clicks / impressions;
    return { keys: row.slice(0, -3), clicks, impressions, ctr, position };
  });
  const responseAggregationType = dimensions.includes('page') ? 'byPage' : 'byProperty';
  return { ...(rows.length > 0 && { rows }), responseAggregationType };
}

const isDay = (startDate: string, endDate: string, dimensions: string[]) =>
  startDate === endDate && !dimensions.includes('date');

/**
 * Rows of a day, the most clicks first. Pairs and pages count each address that was shown; queries count by property, where
 * one page of results is one impression at the place of its first address.
 */
function answerDay(world: SearchConsoleWorld, day: string, dimensions: string[]): AnswerRow[] {
  const isKnown = world.days.some(([known]) => known === day);
  const rows = isKnown ? (world.daily?.(day) ?? []) : [];
  const told = rows.flatMap(([query, ...row]): [string, ...typeof row][] =>
    query === null ? [] : [[query, ...row]],
  );
  if (dimensions.length > 1) return told;
  if (dimensions[0] === 'page') return addUp(rows.map(([, ...row]) => row));
  return addUp(
    told.map(([query, , ...counts]) => [query, ...counts]),
    world.together,
  );
}

function addUp(rows: readonly Row[], together = 0): Row[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row[0]);
    if (group) group.push(row);
    else groups.set(row[0], [row]);
  }
  return [...groups].map(([key, group]) => joinRows(key, group, together)).sort((a, b) => b[1] - a[1]);
}

function joinRows(key: string, rows: readonly Row[], together: number): Row {
  const sum = (measure: (row: Row) => number) => rows.reduce((total, row) => total + measure(row), 0);
  const all = sum(([, , impressions]) => impressions);
  const most = Math.max(...rows.map(([, , impressions]) => impressions));
  const first = Math.min(...rows.map((row) => row[3]));
  const mean = all === 0 ? 0 : sum(([, , impressions, position]) => impressions * position) / all;
  return [key, sum((row) => row[1]), all - together * (all - most), together * first + (1 - together) * mean];
}

function isWindow(startDate: string, endDate: string): boolean {
  return Date.parse(endDate) - Date.parse(startDate) === 27 * 86_400_000;
}
