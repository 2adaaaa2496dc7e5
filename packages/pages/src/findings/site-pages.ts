import type {
  FoundCanonical,
  LanguageAlternate,
  LinkPlace,
  PageParts,
  RobotsDirectives,
  StructuredData,
} from '../page-facts/page-facts.ts';
import type { MinHash } from '../similarity/min-hash.ts';

/** One request of a page. */
export interface PageAnswer {
  readonly at: Date;
  /** Null without a response. */
  readonly status: number | null;
  /** Reason for a missing response: the name does not exist, or another one. */
  readonly failure: 'no-host' | 'timeout' | 'refused' | 'other' | null;
  /** Key of the address that a redirect leads to. */
  readonly redirectsTo: string | null;
  /** From the request to the first byte. */
  readonly milliseconds: number | null;
}

/**
 * Extent to which a page was read. `part`: its end is missing. `blocked`: robots.txt forbids it.
 * `unread`: known, but not requested.
 */
export type ReadState = 'read' | 'part' | 'blocked' | 'needs-javascript' | 'not-html' | 'error' | 'unread';

export interface SiteLink {
  /** Key of the page it leads to. */
  readonly to: string;
  readonly place: LinkPlace;
  readonly isNofollow: boolean;
  readonly anchor: string;
}

/** The head and body of a page, as read by `readPage`. */
export interface SitePageFacts {
  readonly title: string | null;
  readonly description: string | null;
  readonly headings: readonly { readonly level: number; readonly text: string }[];
  readonly canonicals: readonly FoundCanonical[];
  /** Directives for search engines. */
  readonly robots: RobotsDirectives;
  readonly alternates: readonly LanguageAlternate[];
  /** As declared by the page. */
  readonly language: string | null;
  /** As its text shows reliably. */
  readonly languageFound: string | null;
  readonly structuredData: StructuredData;
  readonly parts: PageParts;
  readonly bodyWords: number;
  readonly brokenShare: number;
  readonly bytes: number;
}

export interface SiteMainText {
  readonly words: number;
  /** Equal for equal texts. */
  readonly hash: string;
  readonly isConfident: boolean;
  readonly minHash: MinHash | null;
  /** Loaded only for pages that are compared; null if not available, then the page resembles no other. */
  readonly text: string | null;
}

export type PageType = 'article' | 'guide' | 'category' | 'product' | 'other';

/** A page of the site in one run. */
export interface SitePage {
  readonly key: string;
  readonly address: string;
  /** Sources besides the links of this run, and their dates. */
  readonly knownFrom: readonly {
    readonly source: 'sitemap' | 'feed' | 'search-console' | 'earlier-run';
    readonly since: Date;
  }[];
  /** Requests of this run in order; empty if it was not requested. */
  readonly answers: readonly PageAnswer[];
  /** Last response of the previous run. */
  readonly earlierAnswer: PageAnswer | null;
  readonly state: ReadState;
  /** Null unless the page was read, completely or in part. */
  readonly facts: SitePageFacts | null;
  readonly main: SiteMainText | null;
  readonly type: PageType;
  /** Lists of links; a menu shared by many pages may be one list in memory. */
  readonly links: readonly (readonly SiteLink[])[];
  /** Address of a nonexistent page with the same response; null if there is none. */
  readonly answersLike: string | null;
  /** Clicks in Search Console; null if it does not list the page. */
  readonly clicks: number | null;
  readonly firstSeen: Date;
  /** Differences from the version of the previous run; null without any, or without that version. */
  readonly change: { readonly fields: readonly string[]; readonly since: Date } | null;
}

/** A reason why the site was not read completely. */
export interface CrawlGap {
  readonly reason: string;
  readonly count: number;
  readonly examples: readonly string[];
}

export interface ExternalTarget {
  readonly address: string;
  readonly checks: readonly PageAnswer[];
  /** The first pages that link there, and their total. */
  readonly sources: readonly { readonly page: string; readonly place: LinkPlace; readonly anchor: string }[];
  readonly sourceCount: number;
}

export interface SiteRun {
  readonly now: Date;
  /** Reasons why the run is incomplete; empty if every page was read. */
  readonly gaps: readonly CrawlGap[];
  /** Keys of the start pages, of each host and language. */
  readonly homes: readonly string[];
  /** Hosts of the site. */
  readonly hosts: readonly { readonly host: string; readonly certificateEnds: Date | null }[];
  readonly sitemaps: readonly { readonly address: string; readonly isComplete: boolean }[];
  readonly externals: readonly ExternalTarget[];
}
