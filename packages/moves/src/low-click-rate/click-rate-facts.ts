import type { SiteRates } from '@keydence/domain';
import type { Guards } from '../guards/page-facts.ts';
import type { FormerPeriod } from '../move-details.ts';
import type { CountedWindow, SearchedQuery } from '../shared/searched-query.ts';

/** A search of a page in an earlier window. */
export interface FormerQuery {
  text: string;
  page: string;
  impressions: number;
  clicks: number;
  position: number;
}

/** An earlier window of the same length. Left out if a break makes click rates of the two incomparable, see `isComparable`. */
export interface FormerWindow {
  period: FormerPeriod;
  queries: readonly FormerQuery[];
}

export interface ClickRateFacts extends Guards {
  /** Rows by page and query. A caller may leave out pages that expect fewer than `leastPageClicks` clicks. */
  queries: readonly SearchedQuery[];
  former: readonly FormerWindow[];
  window: CountedWindow;
  /** The site's click rates, fitted to the same window. */
  site: SiteRates;
}
