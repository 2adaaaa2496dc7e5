import type { Finding } from './finding.ts';
import { evidenceOf, type ReadPage, type SiteIndex } from './site-index.ts';

const mostClicks = 4;

/** Pages that are hard to reach. Only after a complete run: an unread page could link to any other. */
export function* findReachFindings(site: SiteIndex): Generator<Finding> {
  if (!site.isComplete) return;
  const homes = new Set(site.run.homes);
  const pagesRead = site.pages.filter(site.isRead).length;
  const parents = walkFromHomes(site);
  for (const page of site.pages) {
    if (!site.isIndexable(page) || homes.has(page.key)) continue;
    const inbound = site.inboundOf(page.key);
    if (inbound.count === 0) yield* judgeOrphan(page, pagesRead);
    else if (inbound.followed === 0) {
      yield { kind: 'nofollow_only', page: page.key, other: null, evidence: evidenceOf(inbound) };
    } else if (inbound.inContent === 0) {
      yield { kind: 'nav_only', page: page.key, other: null, evidence: evidenceOf(inbound) };
    }
    const path = pathTo(page.key, parents);
    if (path.length - 1 > mostClicks)
      yield { kind: 'deep_page', page: page.key, other: null, evidence: { path } };
  }
}

function* judgeOrphan({ key: page, knownFrom }: ReadPage, pagesRead: number): Generator<Finding> {
  if (knownFrom.length > 0) yield { kind: 'orphan', page, other: null, evidence: { knownFrom, pagesRead } };
}

/** For each page, its predecessor on the shortest path of clicks; null for start pages. */
function walkFromHomes(site: SiteIndex): Map<string, string | null> {
  const parents = new Map<string, string | null>();
  const queue: string[] = [];
  const reach = (key: string, parent: string | null) => {
    const { end } = site.hopsFrom(key);
    if (parents.has(end)) return;
    parents.set(end, parent);
    queue.push(end);
  };
  for (const home of site.run.homes) reach(home, null);
  for (let at = 0; at < queue.length; at++) {
    const key = queue[at] ?? '';
    for (const links of site.get(key)?.links ?? []) for (const { to } of links) reach(to, key);
  }
  return parents;
}

/** From a start page to a page; empty if no click leads there. */
function pathTo(key: string, parents: ReadonlyMap<string, string | null>): string[] {
  const path: string[] = [];
  let at: string | null | undefined = parents.has(key) ? key : null;
  while (at !== null && at !== undefined) {
    path.push(at);
    at = parents.get(at);
  }
  return path.reverse();
}
