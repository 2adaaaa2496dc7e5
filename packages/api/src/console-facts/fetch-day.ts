import {
  type ConsoleFactRow,
  type SearchConsoleAccount,
  type SearchConsoleDimension,
  type SearchConsoleRow,
  searchConsoleLimits,
} from '@keydence/domain';
import type { NewSlice } from './store-slice.ts';

const tables = {
  page: ['page'],
  query: ['query'],
  pair: ['query', 'page'],
} as const satisfies Record<NewSlice['kind'], readonly SearchConsoleDimension[]>;

export interface FetchedSlice {
  kind: NewSlice['kind'];
  rows: ConsoleFactRow[];
  /** True if Search Console has more rows than it returns. */
  isCut: boolean;
}

/** The tables of one day of a property, fetched concurrently. SourceError. */
export async function fetchDay(
  account: SearchConsoleAccount,
  { property, day }: { property: string; day: string },
): Promise<FetchedSlice[]> {
  const kinds = ['page', 'query', 'pair'] as const;
  return Promise.all(kinds.map((kind) => fetchTable(account, { property, day, kind })));
}

async function fetchTable(
  account: SearchConsoleAccount,
  { property, day, kind }: { property: string; day: string; kind: NewSlice['kind'] },
): Promise<FetchedSlice> {
  const { pageRows, tableRows } = searchConsoleLimits;
  const rows: SearchConsoleRow[] = [];
  for (;;) {
    const rowLimit = Math.min(pageRows, tableRows - rows.length);
    const question = { property, startDate: day, endDate: day, dimensions: tables[kind] };
    const page = await account.query({ ...question, startRow: rows.length, rowLimit });
    rows.push(...page);
    const isCut = rows.length >= tableRows;
    if (isCut || page.length < rowLimit) return { kind, rows: rows.map((row) => toFact(kind, row)), isCut };
  }
}

function toFact(
  kind: NewSlice['kind'],
  { keys, clicks, impressions, position }: SearchConsoleRow,
): ConsoleFactRow {
  const [first = null, second = null] = keys;
  return {
    query: kind === 'page' ? null : first,
    page: kind === 'page' ? first : second,
    clicks,
    impressions,
    position: impressions > 0 ? position : null,
  };
}
