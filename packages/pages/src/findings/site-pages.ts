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
  /** Null if there was no answer. */
  readonly status: number | null;
  /** Why there was none: the name does not exist, or anything else. */
  readonly failure: 'no-host' | 'timeout' | 'refused' | 'other' | null;
  /** Key of the address that a redirect leads to. */
  readonly redirectsTo: string | null;
  /** From the request to the first byte. */
  readonly milliseconds: number | null;
}

/**
 * How far a page was read. `part`: its end is missing. `blocked`: robots.txt forbids it. `unread`: known, but not asked for.
 */
export type ReadState = 'read' | 'part' | 'blocked' | 'needs-javascript' | 'not-html' | 'error' | 'unread';

export interface SiteLink {
  /** Key of the page it leads to. */
  readonly to: string;
  readonly place: LinkPlace;
  readonly isNofollow: boolean;
  readonly anchor: string;
}

/** What the head and the body of a page say, as `readPage` found it. */
export interface SitePageFacts {
  readonly title: string | null;
  readonly description: string | null;
  readonly headings: readonly { readonly level: number; readonly text: string }[];
  readonly canonicals: readonly FoundCanonical[];
  /** What a search engine sees. */
  readonly robots: RobotsDirectives;
  readonly alternates: readonly LanguageAlternate[];
  /** As it declares. */
  readonly language: string | null;
  /** As its text shows for sure. */
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
  /** Read only of pages that are compared; null where it is not at hand, then the page is like no other. */
  readonly text: string | null;
}

export type PageType = 'article' | 'guide' | 'category' | 'product' | 'other';

/** A page of the site as one run knows it. */
export interface SitePage {
  readonly key: string;
  readonly address: string;
  /** Where it is known from beside the links of this run, and since when. */
  readonly knownFrom: readonly {
    readonly source: 'sitemap' | 'feed' | 'search-console' | 'earlier-run';
    readonly since: Date;
  }[];
  /** Requests of this run in their order; none if it was not asked for. */
  readonly answers: readonly PageAnswer[];
  /** The last answer of the run before. */
  readonly earlierAnswer: PageAnswer | null;
  readonly state: ReadState;
  /** Null unless the page was read, whole or in part. */
  readonly facts: SitePageFacts | null;
  readonly main: SiteMainText | null;
  readonly type: PageType;
  /** Lists of links; a menu that many pages share may be one list, held once. */
  readonly links: readonly (readonly SiteLink[])[];
  /** Address of a page that cannot exist and is answered in the same way; null if there is none. */
  readonly answersLike: string | null;
  /** Clicks in Search Console; null if unknown. */
  readonly clicks: number | null;
  readonly firstSeen: Date;
  /** What differs from the version of the run before; null if nothing does, or there is none. */
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
  /** The first pages that link there, and how many do. */
  readonly sources: readonly { readonly page: string; readonly place: LinkPlace; readonly anchor: string }[];
  readonly sourceCount: number;
}

export interface SiteRun {
  readonly now: Date;
  /** Why the run is incomplete; none if every page was read. */
  readonly gaps: readonly CrawlGap[];
  /** Keys of the start pages, of each host and language. */
  readonly homes: readonly string[];
  /** Hosts of the site. */
  readonly hosts: readonly { readonly host: string; readonly certificateEnds: Date | null }[];
  readonly sitemaps: readonly { readonly address: string; readonly isComplete: boolean }[];
  readonly externals: readonly ExternalTarget[];
}
