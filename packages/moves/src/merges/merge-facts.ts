import type { GainFacts, SearchIntent, SiteRates } from '@keydence/domain';
import type { MoveTopic } from '../found-move.ts';
import type { Guards } from '../guards/page-facts.ts';
import type { CountedWindow } from '../shared/searched-query.ts';

export interface QueryPageRow {
  query: string;
  page: string;
  impressions: number;
  clicks: number;
  position: number;
}

export interface QueryPageWeek {
  query: string;
  page: string;
  /** 0 is the oldest week, `mergeWeeks` − 1 the last one. */
  week: number;
  impressions: number;
}

/** Known facts about a query. A missing query is neither a keyword of the list nor a brand. */
export interface MergeQuery {
  keywordId: number | null;
  isBrand: boolean;
  intent: SearchIntent | null;
  topic: MoveTopic | null;
  /** From rows by property, which count a results page with two own pages once; null if unknown. */
  impressions: number | null;
  facts?: Partial<Pick<GainFacts, 'searchVolume' | 'isVolumeBucket' | 'difficulty' | 'history'>>;
}

export interface MergeFacts extends Guards {
  /**
   * All rows of the pages that are compared. A caller may leave out pages that share no query with another page; the
   * others need all of their queries, since a page's own queries decide too.
   */
  rows: readonly QueryPageRow[];
  /** Weeks without a row of the query are unknown. */
  weeks: readonly QueryPageWeek[];
  queries: ReadonlyMap<string, MergeQuery>;
  window: CountedWindow;
  site: SiteRates;
}

/** Weeks in which changes of the leading page are counted. */
export const mergeWeeks = 8;
