import { searchConsoleLimits } from './schema.ts';

/** Clicks that Search Console counts for pages, but reports for no query. */
export interface HiddenShare {
  /** 0 to 1, of the clicks of all pages. */
  share: number;
  /** A cut table omits queries too. */
  label: 'hidden' | 'hidden or cut off';
}

/** Maximum rows in a table of an export. */
const exportRows = 1_000;

/**
 * Impressions of a day from which Search Console names at least one query (our own limit). Without one, the table is
 * missing: it hides queries of few people, but not all of them.
 */
export const leastNamedImpressions = 100;

/**
 * Share of page clicks without a query row. `isCut`: see `isCutTable`. Null without page clicks.
 * Both sums are of one window.
 */
export function findHiddenShare({
  queryClicks,
  pageClicks,
  isCut,
}: {
  queryClicks: number;
  pageClicks: number;
  isCut: boolean;
}): HiddenShare | null {
  if (pageClicks <= 0) return null;
  return {
    share: Math.max(0, 1 - queryClicks / pageClicks),
    label: isCut ? 'hidden or cut off' : 'hidden',
  };
}

/** True if a table has the maximum number of rows of an export, or of Search Console's API. */
export function isCutTable(rowCount: number, source: 'export' | 'api'): boolean {
  return source === 'api' ? rowCount >= searchConsoleLimits.tableRows : rowCount === exportRows;
}
