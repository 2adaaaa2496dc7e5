import { isNoindexAt } from '../page-facts/robots-directives.ts';
import type { InboundEvidence, LinkEvidence, RedirectHop } from './finding.ts';
import type { SitePage, SitePageFacts, SiteRun } from './site-pages.ts';

export type ReadPage = SitePage & { readonly facts: SitePageFacts };

/** Links to a page after redirects and canonicals, without its own links. */
export interface Inbound {
  count: number;
  followed: number;
  inContent: number;
  /** The first links. */
  links: LinkEvidence[];
}

/** The pages of a run with the facts that the rules use repeatedly. */
export interface SiteIndex {
  readonly run: SiteRun;
  readonly pages: readonly SitePage[];
  readonly isComplete: boolean;
  get(key: string): SitePage | undefined;
  status(page: SitePage): number | null;
  /** Returned 200 with HTML that was read. */
  isRead(page: SitePage): page is ReadPage;
  isNoindex(page: ReadPage): boolean;
  /** Read, not noindex, and not canonicalised: search engines may show it. */
  isIndexable(page: SitePage): page is ReadPage;
  /** Redirects that begin at a page, at most five. */
  hopsFrom(key: string): { hops: RedirectHop[]; isCircle: boolean; end: string };
  /** Links that lead to this page, directly or by redirects and canonicals. */
  inboundOf(key: string): Inbound;
  /** Links to this exact address. */
  directOf(key: string): Inbound;
  isOwnHost(key: string): boolean;
  /** In the order in which the pages were seen, without versions of another for a language or country. */
  withoutAlternates<Page extends ReadPage>(group: readonly Page[]): Page[];
}

const mostHops = 5;
const mostEvidence = 20;
/** Maximum share of broken characters for comparing texts. */
const mostBroken = 0.005;
const none: Inbound = { count: 0, followed: 0, inContent: 0, links: [] };

export function createSiteIndex(pages: readonly SitePage[], run: SiteRun): SiteIndex {
  const byKey = new Map(pages.map((page) => [page.key, page]));
  const status = (page: SitePage) => page.answers.at(-1)?.status ?? null;
  const isRead = (page: SitePage): page is ReadPage =>
    page.facts !== null && status(page) === 200 && page.state === 'read';
  const isNoindex = (page: ReadPage) => isNoindexAt(page.facts.robots, run.now);
  const isIndexable = (page: SitePage): page is ReadPage => {
    if (!isRead(page) || isNoindex(page) || page.answersLike !== null) return false;
    return (canonicalOf(page) ?? page.key) === page.key;
  };
  const hopsFrom = (key: string) => {
    const hops: RedirectHop[] = [];
    const seen = new Set([key]);
    let end = key;
    while (hops.length < mostHops) {
      const answer = byKey.get(end)?.answers.at(-1);
      if (!answer || answer.redirectsTo === null || answer.status === null) break;
      hops.push({ page: end, status: answer.status, to: answer.redirectsTo });
      end = answer.redirectsTo;
      if (seen.has(end)) return { hops, isCircle: true, end };
      seen.add(end);
    }
    return { hops, isCircle: false, end };
  };
  const resolve = (key: string) => {
    const { end } = hopsFrom(key);
    const page = byKey.get(end);
    return page !== undefined && isRead(page) ? (canonicalOf(page) ?? end) : end;
  };
  const hosts = new Set(run.hosts.map(({ host }) => host));
  const direct = countInbound(pages, (key) => key);
  let resolved: Map<string, Inbound> | null = null;
  return {
    run,
    pages,
    isComplete: run.gaps.length === 0,
    get: (key) => byKey.get(key),
    status,
    isRead,
    isNoindex,
    isIndexable,
    hopsFrom,
    isOwnHost: (key) => hosts.has(new URL(key).host),
    withoutAlternates: keepOnePerAlternates,
    directOf: (key) => direct.get(key) ?? none,
    inboundOf: (key) => {
      resolved ??= countInbound(pages, memoize(resolve));
      return resolved.get(key) ?? none;
    },
  };
}

/** The canonicals in head and headers; null for an unreadable one. */
export function canonicalKeys({ facts }: ReadPage): Set<string | null> {
  return new Set(facts.canonicals.filter(({ from }) => from !== 'body').map(({ key }) => key));
}

/** The canonical that search engines accept; null if there is none, or two that differ. */
export function canonicalOf(page: ReadPage): string | null {
  const keys = canonicalKeys(page);
  const [only] = keys;
  return keys.size === 1 && only !== undefined ? only : null;
}

/** True if nearly all of a page's characters could be decoded. */
export function isTextReadable({ facts }: SitePage): boolean {
  return facts === null || facts.brokenShare <= mostBroken;
}

/** True if one page declares the other as its version in another language or for another country. */
export function areAlternates(one: ReadPage, other: ReadPage): boolean {
  const names = (page: ReadPage, key: string) =>
    page.facts.alternates.some((alternate) => alternate.key === key);
  return names(one, other.key) || names(other, one.key);
}

function keepOnePerAlternates<Page extends ReadPage>(group: readonly Page[]): Page[] {
  const kept: Page[] = [];
  for (const page of group.toSorted(compareFirstSeen)) {
    if (page.facts.alternates.length === 0 || !kept.some((other) => areAlternates(page, other)))
      kept.push(page);
  }
  return kept;
}

export function compareFirstSeen(a: SitePage, b: SitePage): number {
  return a.firstSeen.getTime() - b.firstSeen.getTime() || (a.key < b.key ? -1 : 1);
}

export function evidenceOf({ count, links }: Inbound): InboundEvidence {
  return { count, links };
}

function memoize(read: (key: string) => string): (key: string) => string {
  const known = new Map<string, string>();
  return (key) => {
    const found = known.get(key) ?? read(key);
    known.set(key, found);
    return found;
  };
}

/** Links by the page that they finally lead to; a page that links several times to another counts once. */
function countInbound(pages: readonly SitePage[], resolve: (key: string) => string): Map<string, Inbound> {
  const inbound = new Map<string, Inbound>();
  for (const page of pages) {
    const source = resolve(page.key);
    const best = new Map<string, { isFollowed: boolean; isInContent: boolean; evidence: LinkEvidence }>();
    for (const link of page.links.flat()) {
      const target = resolve(link.to);
      if (target === source || target === page.key) continue;
      const known = best.get(target);
      const isInContent = link.place === 'content';
      best.set(target, {
        isFollowed: known?.isFollowed === true || !link.isNofollow,
        isInContent: known?.isInContent === true || isInContent,
        evidence:
          known && (known.isInContent || !isInContent)
            ? known.evidence
            : { page: page.key, place: link.place, isNofollow: link.isNofollow, anchor: link.anchor },
      });
    }
    for (const [target, { isFollowed, isInContent, evidence }] of best) {
      const found = inbound.get(target) ?? { count: 0, followed: 0, inContent: 0, links: [] };
      inbound.set(target, found);
      found.count += 1;
      if (isFollowed) found.followed += 1;
      if (isInContent) found.inContent += 1;
      if (found.links.length < mostEvidence) found.links.push(evidence);
    }
  }
  return inbound;
}
