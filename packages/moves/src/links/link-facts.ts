import type { SiteRates } from '@keydence/domain';
import type { FoundMove } from '../found-move.ts';
import type { Guards } from '../guards/page-facts.ts';
import type { CountedWindow, SearchedQuery } from '../shared/searched-query.ts';

/** `text`: in the main content; `list`: in a list of links there; `menu`: in navigation or footer, on every page. */
export type LinkPlace = 'text' | 'list' | 'menu';

export interface InternalLink {
  from: string;
  to: string;
  place: LinkPlace;
}

export interface CrawledPage {
  page: string;
  /** False if it is noindex, redirects, fails, or names another page as canonical. */
  isIndexable: boolean;
  sentences: readonly string[];
  /** Pages of one topic are similar; null or left out if unknown, and the words decide. */
  topicId?: number | null;
}

/** The site's own links and texts, from a crawl or from lists of its owner. */
export interface InternalLinks {
  /** Share of the site's known pages that were read, 0 to 1. */
  coverage: number;
  links: readonly InternalLink[];
  pages: readonly CrawledPage[];
}

export interface LinkFacts extends Guards {
  /** Null if the site was not crawled. */
  internalLinks: InternalLinks | null;
  /** Rows by page and query, as for `findStrikingDistance`. */
  queries: readonly SearchedQuery[];
  window: CountedWindow;
  site: SiteRates;
}

/** Why there are no links to propose; null if the rule ran. */
export type NoLinksReason = 'no_crawl' | 'crawl_incomplete';

export interface LinkFindings {
  moves: FoundMove<'few_links'>[];
  reason: NoLinksReason | null;
}
