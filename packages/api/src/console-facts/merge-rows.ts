import { type ConsoleFactRow, normaliseKeywordText, normalizePageAddress } from '@keydence/domain';

/** Figures of one page, one query or one of both, in stored form. */
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
  /** Number of duplicate rows; each counts once. */
  repeated: number;
}

/** Normalization of pages and queries in a list. */
export interface RowKeys {
  page(address: string): string;
  query(text: string): string;
}

const plainKeys: RowKeys = { page: normalizePageAddress, query: normaliseKeywordText };

/** The same keys, each computed once: for many tables with the same rows. */
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
 * Rows by page key and by the text of the keyword. A row that appears twice in a response counts
 * once, since pages of a response overlap when figures change between them; addresses of one page
 * are added up.
 */
export function mergeRows(given: readonly ConsoleFactRow[], keys: RowKeys = plainKeys): MergedRows {
  const rows: MergedRow[] = [];
  // Two levels: one combined key per row costs more than everything else here.
  const seen = new Map<string | null, Set<string | null>>();
  const merged = new Map<string | null, Map<string | null, MergedRow>>();
  let repeated = 0;
  for (const { page, query, clicks, impressions, position } of given) {
    const queries = getOrAdd(seen, page, () => new Set());
    if (queries.has(query)) {
      repeated += 1;
      continue;
    }
    queries.add(query);
    const key = { page: page && keys.page(page), query: query && keys.query(query) };
    const row = getOrAdd(
      getOrAdd(merged, key.page, () => new Map<string | null, MergedRow>()),
      key.query,
      () => {
        const added = { ...key, clicks: 0, impressions: 0, positionSum: 0 };
        rows.push(added);
        return added;
      },
    );
    row.clicks += Math.round(clicks);
    row.impressions += Math.round(impressions);
    row.positionSum += (position ?? 0) * impressions;
  }
  return { rows, repeated };
}

function getOrAdd<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const value = known.get(key);
  if (value !== undefined) return value;
  const made = make();
  known.set(key, made);
  return made;
}
