import { normalizePageAddress, type SearchIntent } from '@keydence/domain';
import type { PageCount } from '../move-details.ts';
import type { MergeFacts, QueryPageWeek } from './merge-facts.ts';
import { mergeWeeks } from './merge-facts.ts';

/** Counts of one page for one query, with the position added up by impressions. */
interface Cell extends PageCount {
  query: string;
}

/** Rows without brand queries, twins by tracking parameters added up. */
export interface PageRows {
  pages: Map<string, Map<string, Cell>>;
  queries: Map<string, string[]>;
  totals: Map<string, { impressions: number; clicks: number }>;
  addressOf(page: string): string;
}

/** Groups the rows by page and by query. Takes linear time. */
export function groupRows({ rows, queries: known }: MergeFacts): PageRows {
  const addresses = new Map<string, string>();
  const addressOf = (page: string) => {
    const found = addresses.get(page);
    if (found !== undefined) return found;
    const address = normalizePageAddress(page);
    addresses.set(page, address);
    return address;
  };
  const pages: PageRows['pages'] = new Map();
  const queries: PageRows['queries'] = new Map();
  const totals: PageRows['totals'] = new Map();
  for (const { query, page, impressions, clicks, position } of rows) {
    if (impressions <= 0 || known.get(query)?.isBrand) continue;
    const address = addressOf(page);
    const total = totals.get(address) ?? { impressions: 0, clicks: 0 };
    totals.set(address, {
      impressions: total.impressions + impressions,
      clicks: total.clicks + clicks,
    });
    const cells = pages.get(address) ?? new Map<string, Cell>();
    if (cells.size === 0) pages.set(address, cells);
    const cell = cells.get(query);
    if (cell) {
      const both = cell.impressions + impressions;
      cell.position = (cell.position * cell.impressions + position * impressions) / both;
      cell.impressions = both;
      cell.clicks += clicks;
      continue;
    }
    cells.set(query, { query, impressions, clicks, position });
    const shown = queries.get(query);
    if (shown) shown.push(address);
    else queries.set(query, [address]);
  }
  return { pages, queries, totals, addressOf };
}

/** Impressions of a query's pages by week; a week without a row is empty. */
export type WeeklyPages = readonly ReadonlyMap<string, number>[];

export function groupWeeks(
  weeks: readonly QueryPageWeek[],
  addressOf: (page: string) => string,
): Map<string, WeeklyPages> {
  const found = new Map<string, Map<string, number>[]>();
  for (const { query, page, week, impressions } of weeks) {
    if (week < 0 || week >= mergeWeeks || impressions <= 0) continue;
    const all = found.get(query) ?? Array.from({ length: mergeWeeks }, () => new Map<string, number>());
    found.set(query, all);
    const pages = all[week];
    const address = addressOf(page);
    pages?.set(address, (pages.get(address) ?? 0) + impressions);
  }
  return found;
}

/** The intent of most impressions of a page; null if none is known. */
export function mainIntent(
  cells: ReadonlyMap<string, PageCount>,
  intentOf: (query: string) => SearchIntent | null,
): SearchIntent | null {
  const weights = new Map<SearchIntent, number>();
  for (const [query, { impressions }] of cells) {
    const intent = intentOf(query);
    if (intent !== null) weights.set(intent, (weights.get(intent) ?? 0) + impressions);
  }
  const [main] = [...weights].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return main?.[0] ?? null;
}
