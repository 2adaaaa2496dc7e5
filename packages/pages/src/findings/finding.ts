import type { LinkPlace } from '../page-facts/page-facts.ts';
import type { FindingKind } from './finding-kinds.ts';
import type { PageAnswer, PageType, SitePage } from './site-pages.ts';

/** A page with a link. */
export interface LinkEvidence {
  readonly page: string;
  readonly place: LinkPlace;
  readonly isNofollow: boolean;
  readonly anchor: string;
}

/** Links to a page: their number, and the first of them. */
export interface InboundEvidence {
  readonly count: number;
  readonly links: readonly LinkEvidence[];
}

interface Group {
  readonly text: string;
  /** The first hundred keys, in the order in which they were seen. */
  readonly pages: readonly string[];
  readonly count: number;
  /** True if unread pages may belong to it as well. */
  readonly isAtLeast: boolean;
}

/** Evidence of a finding, by its kind. */
export interface FindingEvidence {
  orphan: { knownFrom: SitePage['knownFrom']; pagesRead: number };
  nofollow_only: InboundEvidence;
  nav_only: InboundEvidence;
  deep_page: { path: readonly string[] };
  broken_link: InboundEvidence & { answers: readonly PageAnswer[] };
  link_to_error: InboundEvidence & { answer: PageAnswer; earlier: PageAnswer };
  link_to_redirect: InboundEvidence & { hops: readonly RedirectHop[] };
  redirect_chain: InboundEvidence & { hops: readonly RedirectHop[] };
  redirect_circle: InboundEvidence & { hops: readonly RedirectHop[] };
  broken_external_link: {
    checks: readonly PageAnswer[];
    count: number;
    links: readonly Omit<LinkEvidence, 'isNofollow'>[];
  };
  soft_404: { likeAddress: string };
  duplicate: { words: number; pages: readonly { page: string; firstSeen: Date; inbound: number }[] };
  near_duplicate: { share: number; onlyHere: readonly string[]; onlyThere: readonly string[] };
  same_title: Group;
  same_description: Group;
  same_h1: Group;
  thin: { words: number; bodyWords: number; type: PageType; percentile: number; pagesOfType: number };
  no_title: Record<string, never>;
  long_title: { title: string; pixels: number; most: number };
  no_h1: { headings: number };
  several_h1: { texts: readonly string[] };
  skipped_level: { from: number; to: number; text: string };
  no_description: Record<string, never>;
  several_canonicals: { found: readonly string[] };
  canonical_in_body: { found: string };
  canonical_relative: { found: string };
  canonical_fragment: { found: string };
  canonical_other_host: { found: string };
  canonical_not_ok: { found: string; status: number | null };
  canonical_noindex: { found: string };
  canonical_chain: { found: string; path: readonly string[]; isCircle: boolean };
  hreflang_code: { codes: readonly { language: string; found: string }[] };
  hreflang_no_return: { language: string };
  hreflang_no_self: { languages: readonly string[] };
  hreflang_target: { language: string; problem: 'status' | 'noindex' | 'canonical'; status: number | null };
  noindex_with_clicks: { clicks: number };
  noindex_in_sitemap: { since: Date };
  error_in_sitemap: { since: Date; answer: PageAnswer };
  forbidden_in_sitemap: { since: Date };
  missing_in_sitemap: { sitemaps: readonly string[] };
  broken_json: { blocks: readonly { at: number; snippet: string }[] };
  /** Types that differ from a known one by letter case or spaces only. */
  unknown_type: { types: readonly { type: string; known: string }[] };
  missing_fields: { items: readonly { type: string; missing: readonly string[] }[] };
  wrong_language: { declared: string; found: string; words: number };
  broken_charset: { share: number };
  insecure_link: { links: readonly string[]; parts: number };
  certificate_ends: { host: string; ends: Date };
  slow_answer: { milliseconds: number; median: number };
  large_html: { bytes: number };
  images_without_alt: { images: number; without: number };
  changed: { fields: readonly string[]; since: Date };
}

export interface RedirectHop {
  readonly page: string;
  readonly status: number;
  readonly to: string;
}

/** A fault or possible improvement of a site, with all its evidence. */
export type Finding = {
  [Kind in FindingKind]: {
    readonly kind: Kind;
    /** Key of the affected page; for a group, the one seen first. */
    readonly page: string;
    /** Key of the other page of a pair. */
    readonly other: string | null;
    readonly evidence: FindingEvidence[Kind];
  };
}[FindingKind];
