/** Kinds of pages that suit different intents. */
export type PageKind = 'home' | 'product' | 'list' | 'guide';

/**
 * Known facts about a page of the site. Fields that are omitted or null are unknown, and block
 * nothing.
 */
export interface PageFacts {
  title?: string | null;
  kind?: PageKind | null;
  /** Language, or language and country, such as `de` or `de-AT`. */
  locale?: string | null;
  /** The country with most of its impressions. */
  country?: string | null;
  /** Clicks in the window from rows by page, which hide nothing. */
  clicks?: number | null;
  /** Days since it first had an impression. */
  ageDays?: number | null;
  /** Days since its content changed, or a move on it was done. */
  changedDaysAgo?: number | null;
  /** Largest change of a country's or device's share of impressions against the window before, 0 to 1. */
  mixShift?: number | null;
  /** Links from other pages of the site. */
  inLinks?: number | null;
}

/** Facts by address, as `pageKey` writes it. */
export type KnownPages = ReadonlyMap<string, PageFacts>;

/** Facts about the whole site in the window. */
export interface SiteState {
  countedDays: number;
  /** Days since the owner's last break (redesign, migration); null without one. */
  daysSinceBreak: number | null;
  /** A fall of the whole site is open, see `findSiteFall`. */
  isFalling: boolean;
}

/** Facts that keep a rule from firing. Without them only the rows decide. */
export interface Guards {
  pages?: KnownPages;
  siteState?: SiteState;
}
