import { searchConsoleLimits } from './schema.ts';

/** Clicks that Search Console counted for pages, but shows for no query. */
export interface HiddenShare {
  /** 0 to 1, of the clicks of all pages. */
  share: number;
  /** A cut table leaves out queries too. */
  label: 'hidden' | 'hidden or cut off';
}

/** Rows that a table of an export has at most. */
const exportRows = 1_000;

/**
 * The share of page clicks that no query row explains. `isCut`: see `isCutTable`. Null
 * without page clicks. Both sums are of one window.
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

/** True if a table has as many rows as an export, or Search Console's API, gives at most. */
export function isCutTable(rowCount: number, source: 'export' | 'api'): boolean {
  return source === 'api' ? rowCount >= searchConsoleLimits.tableRows : rowCount === exportRows;
}
