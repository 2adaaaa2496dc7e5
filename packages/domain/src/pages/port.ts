import type { FindingGroup, FindingKind } from './finding-schema.ts';
import type { LinkAnswer, LinkQuestion } from './link-ideas.ts';
import type { SiteGap } from './run-schema.ts';
import type { PageState, PageType } from './schema.ts';

/** Kind of the requested file: it determines the maximum bytes and the timeout. */
export type SiteFileKind = 'page' | 'robots' | 'sitemap' | 'proof';

export interface SiteRequest {
  /** Absolute, http or https. */
  address: string;
  kind: SiteFileKind;
  /** From the previous response; an unchanged file is not sent again. */
  etag?: string | null;
  lastModified?: string | null;
  signal?: AbortSignal;
}

/**
 * Reason for a missing response. `refused`: the address must not be requested, or the name has an
 * address that is not public; `unknown_name`: the name has no address; `bomb`: it unpacks to far
 * more than allowed; `certificate`: expired, or of another host.
 */
export type SiteFailure = 'refused' | 'unknown_name' | 'unreachable' | 'late' | 'bomb' | 'certificate';

export interface SiteAnswer {
  failure: null;
  status: number;
  /** By lower-case names; repeated ones are joined by `, `. */
  headers: Readonly<Record<string, string>>;
  /** Decoded; empty if the status or type leaves nothing to read. */
  body: Uint8Array;
  /** True if the body exceeded the limit. */
  isCut: boolean;
  /** Absolute target address of a redirect. */
  location: string | null;
  /** ISO 8601; null without encryption. */
  certificateEnds: string | null;
  tookMs: number;
}

export type SiteReply = SiteAnswer | { failure: SiteFailure; tookMs: number };

/**
 * Reads third-party servers: public ones only, one request at a time, without following redirects.
 * Never throws.
 */
export interface SiteReader {
  request(request: SiteRequest): Promise<SiteReply>;
  /** TXT records of a name; empty if there are none or the query fails. */
  readTexts(name: string): Promise<string[]>;
}

export interface RenderRequest {
  /** Absolute, http or https. */
  address: string;
  /** True for addresses on hosts of the page's site; the browser reaches no other host. */
  isOfSite: (address: string) => boolean;
  /** True if the page may load the address. */
  mayRequest: (address: string) => boolean;
}

export interface RenderedPage {
  html: string;
  /** True if the page exceeded the limit. */
  isCut: boolean;
}

/** Runs the scripts of pages. Never throws. */
export interface PageBrowser {
  /** A page after its scripts have run; null if the browser or the page fails. */
  render(request: RenderRequest): Promise<RenderedPage | null>;
}

/** Location of a link: in the content of a page, or in a part that many pages share. */
export const linkPlaces = ['content', 'nav', 'header', 'footer', 'aside'] as const;
export type SiteLinkPlace = (typeof linkPlaces)[number];

export interface PageAddress {
  /** Unique key of its page on a site. */
  key: string;
  /** The address to request. */
  address: string;
}

export interface FoundLink {
  key: string;
  place: SiteLinkPlace;
  isNofollow: boolean;
  anchor: string;
}

/** The stored contents of a page. */
export interface ReadPage {
  title: string | null;
  description: string | null;
  headings: [level: number, text: string][];
  language: string | null;
  /** Key of the one other page that it declares as canonical; null for none, several or itself. */
  canonical: string | null;
  /** True if search engines may not show it. */
  isNoindex: boolean;
  /** True if its links may not be followed. */
  isNofollow: boolean;
  links: FoundLink[];
  schemaTypes: string[];
  /** Paragraphs of the main content, each on its own line. */
  mainText: string;
  words: number;
  /** True if the main content was found reliably, so that its text can be judged. */
  isSure: boolean;
  /** Empty if there is too little text to compare. */
  minhash: Uint8Array;
  type: PageType;
  /** Hash of the main text only; empty without one. */
  textHash: string;
  /** Title and main text without digits and its own address: equal for pages that differ only in these. */
  print: string;
  /** True if scripts create the page; they are not run. */
  needsJavaScript: boolean;
  /**
   * Further facts for the rules about findings; only these read them. `blocks` has the kinds and links
   * of the paragraphs, for proposed links.
   */
  facts: Record<string, unknown>;
}

export interface ReadSitemap {
  /** `none`: not a sitemap, such as an error page. */
  kind: 'pages' | 'index' | 'none';
  entries: string[];
  isComplete: boolean;
}

export interface RobotsFile {
  isAllowed(address: string): boolean;
  /** As written in the file. */
  sitemaps: readonly string[];
  delaySeconds: number | null;
}

/** One stored request for a page. */
export interface StoredResponse {
  /** ISO 8601. */
  at: string;
  status: number | null;
  failure: SiteFailure | null;
  redirectsTo: string | null;
  milliseconds: number;
}

/** A host's response page to an address that cannot exist. */
export interface MissingAnswer {
  address: string;
  print: string;
  words: number;
  /** Base64; empty if there is too little text to compare. */
  minhash: string;
}

/** A page as input of the rules about findings. */
export interface JudgedPage {
  /** Number of the page, unique on its site. */
  id: number;
  key: string;
  state: PageState;
  /** As JSON: as an object, it would take several times the memory on its way. */
  facts: string | null;
  answers: StoredResponse[];
  earlierAnswer: StoredResponse | null;
  /** Sources besides the links of this run. */
  isInSitemap: boolean;
  isKnownFromBefore: boolean;
  firstSeen: Date;
  words: number | null;
  contentHash: string | null;
  isSure: boolean;
  minhash: Uint8Array | null;
  type: PageType | null;
  /** Differences from the previous version, if this run found any. */
  changedFields: string[];
  changedSince: Date | null;
  /** Numbers of the pages that it links to, with the places and texts of the links. */
  targets: Int32Array;
  places: Uint8Array;
  anchors: string[];
  /** Null if Search Console does not list it. */
  clicks: number | null;
}

/** The main text of a page, deflated. */
export interface JudgedText {
  id: number;
  mainText: Uint8Array;
}

export interface JudgedSite {
  now: Date;
  gaps: readonly SiteGap[];
  home: string;
  hosts: readonly { host: string; certificateEnds: string | null }[];
  missingAnswers: readonly MissingAnswer[];
  sitemaps: readonly { address: string; isComplete: boolean }[];
  /** All pages, in parts, so that the sender never holds all of them. */
  pages: AsyncIterable<JudgedPage[]>;
  /** Main texts by page numbers, in parts: only few pages are compared word by word. */
  readTexts(ids: readonly number[]): AsyncIterable<JudgedText[]>;
}

/** What is known of a site without its pages. */
export type JudgedFrame = Omit<JudgedSite, 'pages' | 'readTexts'>;

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
  /** Kinds without a result in this run, because of its gaps. */
  unknownKinds: FindingKind[];
}

/** The rules about pages. Long computations run in parallel with other work. */
export interface PageRules {
  /** Null if a found address does not lead to a readable page. */
  toAddress(found: string, base: string): PageAddress | null;
  /** @param text one character per byte. */
  readRobots(text: string): RobotsFile;
  readSitemap(body: Uint8Array): Promise<ReadSitemap>;
  /** Null for a page that cannot be read within the limits of time and memory. */
  readPage(page: RawPage): Promise<ReadPage | null>;
  judge(site: JudgedSite): Promise<SiteJudgement>;
  /** Places for links to one page; null if they need more time or memory than there is. */
  suggestLinks(question: LinkQuestion): Promise<LinkAnswer | null>;
}

export interface RawPage {
  address: string;
  html: Uint8Array;
  headers: Readonly<Record<string, string>>;
}
