import type { GainFacts, SiteRates } from '../gain/gain-parts.ts';
import type { SearchIntent } from '../search-data/port.ts';
import { type PackedRows, unpackRows } from './pack-rows.ts';

/** A search on one own page, from Search Console's counts, or from ranks and volumes of the list. */
export interface MoveSearchFacts {
  /** The keyword's number; null if the search is not in the list. */
  id: number | null;
  text: string;
  /** 0 without Search Console. */
  impressions: number;
  clicks: number;
  position: number | null;
  rank: number | null;
  page: string | null;
  topic: { id: number; name: string } | null;
  isBrand: boolean;
  intent: SearchIntent | null;
  facts: Pick<GainFacts, 'searchVolume' | 'isVolumeBucket' | 'difficulty' | 'history' | 'serpFeatures'>;
  /** The best own position for the search. */
  sitePosition: number | null;
}

/** A page's search in an earlier window of the same length. */
export interface FormerSearch {
  text: string;
  page: string;
  impressions: number;
  clicks: number;
  position: number;
}

export interface MoveTopicKeyword {
  id: number | null;
  text: string;
  impressions: number;
  clicks: number;
  position: number | null;
  rank: number | null;
  intent: SearchIntent | null;
  isBrand: boolean;
  groupId: number | null;
  facts: MoveSearchFacts['facts'];
  competitors: { domain: string; page: string | null; rank: number }[];
}

export interface MoveTopicFacts {
  topic: { id: number; name: string };
  /** 0 to 1; null if unknown. */
  relevance: number | null;
  hasPage: boolean;
  keywords: MoveTopicKeyword[];
}

/** Seven days, counted back from the last final one. */
export interface MoveWeek {
  startsOn: string;
  endsOn: string;
  /** Days with counts. */
  countedDays: number;
}

/** Counts by week, oldest first, in the order of the weeks. */
export interface MoveWeeks {
  pageWeeks: MoveWeek[];
  pages: { page: string; clicks: number[] }[];
  pairWeeks: MoveWeek[];
  /** Searches for which several pages were shown. */
  pairs: { page: string; query: string; impressions: number[]; clicks: number[] }[];
}

/** A page of the site, as of its last crawl. */
export interface MoveSitePage {
  page: string;
  isIndexable: boolean;
  /** Paragraphs of the main content. */
  sentences: string[];
}

/** Links and texts of the site, as of its last crawl. */
export interface MoveSiteLinks {
  /** Share of the known pages that were read, 0 to 1. */
  coverage: number;
  links: { from: string; to: string; place: 'text' | 'menu' }[];
  pages: MoveSitePage[];
}

/** All facts about a list that the rules use. */
export interface MoveFacts {
  site: SiteRates;
  /** Search Console's window, or an empty one of a month if only ranks and volumes are known. */
  window: { days: number; months: GainFacts['months']; endsOn: string };
  hasSearchConsole: boolean;
  /** Days of the window with counts. */
  countedDays: number;
  searches: MoveSearchFacts[];
  former: { period: 'previous' | 'year_ago'; searches: FormerSearch[] }[];
  /** Null if there are no counts by day. */
  weeks: MoveWeeks | null;
  /** Of the market, such as `de`. */
  language: string;
  /** Figures of pages; unlike those of queries, they are complete. */
  pages: { page: string; clicks: number; impressions: number }[];
  topics: MoveTopicFacts[];
  /**
   * Newest day on which the site's owner changed it, `YYYY-MM-DD`; figures are not compared across
   * it. Null without one.
   */
  siteChangedOn: string | null;
  /** The hardest difficulty that the site can win now; null if too little is known about the site. */
  reachableDifficulty: number | null;
  /** Null if the site was not crawled. */
  siteLinks: MoveSiteLinks | null;
}

/** `MoveFacts` whose large tables are packed, to be handed to a thread. */
export interface PackedMoveFacts extends Omit<MoveFacts, 'searches' | 'former' | 'weeks'> {
  searches: PackedRows<MoveSearchFacts>;
  former: { period: MoveFacts['former'][number]['period']; searches: PackedRows<FormerSearch> }[];
  weeks:
    | (Pick<MoveWeeks, 'pageWeeks' | 'pairWeeks'> & {
        pages: PackedRows<MoveWeeks['pages'][number]>;
        pairs: PackedRows<MoveWeeks['pairs'][number]>;
      })
    | null;
}

export function unpackFacts({ searches, former, weeks, ...facts }: PackedMoveFacts): MoveFacts {
  const pages = new Map<string, string>();
  return {
    ...facts,
    searches: sharePages(unpackRows(searches), pages),
    former: former.map(({ period, searches: rows }) => ({
      period,
      searches: sharePages(unpackRows(rows), pages),
    })),
    weeks: weeks && {
      ...weeks,
      pages: sharePages(unpackRows(weeks.pages), pages),
      pairs: sharePages(unpackRows(weeks.pairs), pages),
    },
  };
}

/** Lets rows of one page refer to the same text: each has its own after unpacking. */
function sharePages<Row extends { page: string | null }>(rows: Row[], pages: Map<string, string>): Row[] {
  for (const row of rows) {
    if (row.page === null) continue;
    const known = pages.get(row.page);
    if (known === undefined) pages.set(row.page, row.page);
    else row.page = known;
  }
  return rows;
}

/** All packed parts of facts, which a thread can take over. */
export function listPackedParts({ searches, former, weeks }: PackedMoveFacts): Uint8Array<ArrayBuffer>[] {
  const tables = [
    searches,
    ...former.map((each) => each.searches),
    ...(weeks ? [weeks.pages, weeks.pairs] : []),
  ];
  return tables.flatMap(({ parts }) => parts);
}
