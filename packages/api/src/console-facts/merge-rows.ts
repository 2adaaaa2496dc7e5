import { type ConsoleFactRow, normaliseKeywordText, normalizePageAddress } from '@keydence/domain';

/** Figures of one page, one query or one of both, as they are stored. */
export interface MergedRow {
  page: string | null;
  query: string | null;
  clicks: number;
  impressions: number;
  /** The position times the impressions. */
  positionSum: number;
}

export interface MergedRows {
  rows: MergedRow[];
  /** Rows that came more than once, and were counted once. */
  repeated: number;
}

/** How pages and queries are written in a list. */
export interface RowKeys {
  page(address: string): string;
  query(text: string): string;
}

const plainKeys: RowKeys = { page: normalizePageAddress, query: normaliseKeywordText };

/** The same keys, each made once: for many tables with the same rows. */
export function rememberKeys(): RowKeys {
  const remember = (make: (text: string) => string) => {
    const known = new Map<string, string>();
    return (text: string) => {
      const key = known.get(text) ?? make(text);
      known.set(text, key);
      return key;
    };
  };
  return { page: remember(plainKeys.page), query: remember(plainKeys.query) };
}

/**
 * Rows by page key and by the text of the keyword. A row that an answer has twice counts once, as pages of an answer
 * overlap when figures change between them; addresses of one page are added up.
 */
export function mergeRows(given: readonly ConsoleFactRow[], keys: RowKeys = plainKeys): MergedRows {
  const seen = new Set<string>();
  const merged = new Map<string, MergedRow>();
  for (const { page, query, clicks, impressions, position } of given) {
    const name = `${page ?? ''}\n${query ?? ''}`;
    if (seen.has(name)) continue;
    seen.add(name);
    const key = { page: page && keys.page(page), query: query && keys.query(query) };
    const joined = `${key.page ?? ''}\n${key.query ?? ''}`;
    const row = merged.get(joined) ?? { ...key, clicks: 0, impressions: 0, positionSum: 0 };
    row.clicks += Math.round(clicks);
    row.impressions += Math.round(impressions);
    row.positionSum += (position ?? 0) * impressions;
    merged.set(joined, row);
  }
  return { rows: [...merged.values()], repeated: given.length - seen.size };
}
