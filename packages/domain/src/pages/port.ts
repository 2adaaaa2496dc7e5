import type { FindingGroup, FindingKind } from './finding-schema.ts';
import type { SiteGap } from './run-schema.ts';
import type { PageState, PageType } from './schema.ts';

/** What is asked for: it decides how many bytes are read, and how long that may take. */
export type SiteFileKind = 'page' | 'robots' | 'sitemap' | 'proof';

export interface SiteRequest {
  /** Absolute, http or https. */
  address: string;
  kind: SiteFileKind;
  /** Of the answer before: nothing is sent again that has not changed. */
  etag?: string | null;
  lastModified?: string | null;
  signal?: AbortSignal;
}

/**
 * Why there is no answer. `refused`: we do not dial such an address, or the name has one that is not public; `unknown_name`:
 * the name has no address; `bomb`: it unpacks to far more than it should; `certificate`: it has ended, or is another's.
 */
export type SiteFailure = 'refused' | 'unknown_name' | 'unreachable' | 'late' | 'bomb' | 'certificate';

export interface SiteAnswer {
  failure: null;
  status: number;
  /** By lower-case names; a repeated one is joined by `, `. */
  headers: Readonly<Record<string, string>>;
  /** Decoded; empty where the status or the type leaves nothing to read. */
  body: Uint8Array;
  /** There was more than is read. */
  isCut: boolean;
  /** Of the address, where the answer leads elsewhere; absolute. */
  location: string | null;
  /** ISO 8601; null without encryption. */
  certificateEnds: string | null;
  tookMs: number;
}

export type SiteReply = SiteAnswer | { failure: SiteFailure; tookMs: number };

/** Reads other people's servers: public ones only, one request at a time, without following anything. Never throws. */
export interface SiteReader {
  request(request: SiteRequest): Promise<SiteReply>;
  /** The TXT records of a name; empty where there are none or nobody answers. */
  readTexts(name: string): Promise<string[]>;
}

/** Where a link stands: in the content of a page, or in a part that many pages share. */
export const linkPlaces = ['content', 'nav', 'header', 'footer', 'aside'] as const;
export type SiteLinkPlace = (typeof linkPlaces)[number];

export interface PageAddress {
  /** The one of its page on a site. */
  key: string;
  /** As it is asked for. */
  address: string;
}

export interface FoundLink {
  key: string;
  place: SiteLinkPlace;
  isNofollow: boolean;
  anchor: string;
}

/** What a page says, as far as it is kept. */
export interface ReadPage {
  title: string | null;
  description: string | null;
  headings: [level: number, text: string][];
  language: string | null;
  /** The key of the one other page that it names as the one to show; null for none, several or itself. */
  canonical: string | null;
  /** A search engine may not show it. */
  isNoindex: boolean;
  /** We may not follow its links. */
  isNofollow: boolean;
  links: FoundLink[];
  schemaTypes: string[];
  /** Paragraphs of the main content, each on its own line. */
  mainText: string;
  words: number;
  /** The main content was found for sure, so that its text can be judged. */
  isSure: boolean;
  /** Empty where there is too little text to compare. */
  minhash: Uint8Array;
  type: PageType;
  /** Of the main text alone; empty without one. */
  textHash: string;
  /** Title and main text without digits and its own address: equal for pages that differ by these alone. */
  print: string;
  /** It is made by scripts, which we do not run. */
  needsJavaScript: boolean;
  /** What the rules about findings read besides; only they do. */
  facts: Record<string, unknown>;
}

export interface ReadSitemap {
  /** `none`: no sitemap at all, such as a page of an error. */
  kind: 'pages' | 'index' | 'none';
  entries: string[];
  isComplete: boolean;
}

export interface RobotsFile {
  isAllowed(address: string): boolean;
  /** As they stand there. */
  sitemaps: readonly string[];
  delaySeconds: number | null;
}

/** One request for a page, as it is kept. */
export interface KeptAnswer {
  /** ISO 8601. */
  at: string;
  status: number | null;
  failure: SiteFailure | null;
  redirectsTo: string | null;
  milliseconds: number;
}

/** How a host answers with a page for an address that cannot exist. */
export interface MissingAnswer {
  address: string;
  print: string;
  words: number;
  /** Base64; empty where there is too little text to compare. */
  minhash: string;
}

/** A page as the rules about findings look at it. */
export interface JudgedPage {
  key: string;
  state: PageState;
  facts: Record<string, unknown> | null;
  answers: KeptAnswer[];
  earlierAnswer: KeptAnswer | null;
  /** Found beside the links of this run. */
  isInSitemap: boolean;
  isKnownFromBefore: boolean;
  firstSeen: Date;
  words: number | null;
  contentHash: string | null;
  isSure: boolean;
  minhash: Uint8Array | null;
  /** Deflated. */
  mainText: Uint8Array | null;
  type: PageType | null;
  /** What differs from the version before, where this run has found it. */
  changedFields: string[];
  changedSince: Date | null;
  /** Numbers of the pages that it links to, in the order of `JudgedSite.pages`, with their places and anchors. */
  targets: Int32Array;
  places: Uint8Array;
  anchors: Int32Array;
  clicks: number | null;
}

export interface JudgedSite {
  now: Date;
  gaps: readonly SiteGap[];
  home: string;
  hosts: readonly { host: string; certificateEnds: string | null }[];
  missingAnswers: readonly MissingAnswer[];
  sitemaps: readonly { address: string; isComplete: boolean }[];
  pages: readonly JudgedPage[];
  /** The texts of links, once each. */
  anchors: readonly string[];
}

export interface JudgedFinding {
  kind: FindingKind;
  group: FindingGroup;
  /** Keys. */
  page: string;
  other: string | null;
  evidence: Record<string, unknown>;
}

export interface SiteJudgement {
  findings: JudgedFinding[];
  /** Kinds of which the run can say nothing, because of its gaps. */
  unknownKinds: FindingKind[];
}

/** The rules about pages. What may take long runs beside everything else. */
export interface PageRules {
  /** Null where a found address leads to no page that could be read. */
  toAddress(found: string, base: string): PageAddress | null;
  /** @param text one character a byte. */
  readRobots(text: string): RobotsFile;
  readSitemap(body: Uint8Array): Promise<ReadSitemap>;
  /** Null for a page that cannot be read within the limits of time and memory. */
  readPage(page: RawPage): Promise<ReadPage | null>;
  judge(site: JudgedSite): Promise<SiteJudgement>;
}

export interface RawPage {
  address: string;
  html: Uint8Array;
  headers: Readonly<Record<string, string>>;
}
