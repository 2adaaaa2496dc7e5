import {
  type CrawlTraps,
  isClosedPattern,
  isEndlessCalendar,
  isFacet,
  isLoop,
  mostDepth,
  type SiteGap,
  type SiteGapReason,
  withoutIgnored,
} from '@keydence/domain';
import type { FoundAddress } from './find-addresses.ts';
import { isOfSite } from './list-hosts.ts';
import { noteGap } from './note-gap.ts';
import type { SettledPage } from './store-visits.ts';

interface Around {
  domainName: string;
  isProven: boolean;
  traps: CrawlTraps;
  /** Redirects in a row that lead to an address, by address; redirects without end are left after ten. */
  hops: Map<string, number>;
  now: Date;
}

const mostHops = 10;

/** Site pages that a batch links to, and the reasons why other pages cannot be read. */
export function collectAddresses(settled: readonly SettledPage[], around: Around) {
  const { domainName, isProven } = around;
  const found: FoundAddress[] = [];
  const cut = new Map<string, SiteGapReason>();
  let gaps: SiteGap[] = [];
  for (const each of settled) {
    const { page, visit } = each;
    const reason = gapOf(each);
    if (reason) gaps = noteGap(gaps, reason, [page.key]);
    const find = (key: string, address: Omit<FoundAddress, 'key'>) => {
      if (!isOfSite(key, domainName)) return;
      const trap = trapOf(page.key, key, { ...around, depth: address.depth });
      if (trap) cut.set(key, trap);
      else found.push({ key, ...address });
    };
    if (visit.kind === 'skipped') find(withoutIgnored(around.traps, page.key), { depth: page.depth });
    if (visit.kind === 'redirect') {
      const hop = (around.hops.get(page.key) ?? 0) + 1;
      around.hops.set(visit.target, hop);
      if (hop <= mostHops) find(visit.target, { depth: page.depth });
      else if (isOfSite(visit.target, domainName)) cut.set(visit.target, 'loop');
    }
    if (visit.kind !== 'read') continue;
    const depth = page.depth + 1;
    for (const { key, isNofollow } of visit.facts.links) {
      find(key, { depth, isFollowed: isProven || !(isNofollow || visit.facts.isNofollow) });
    }
    if (visit.facts.canonical !== null) find(visit.facts.canonical, { depth });
  }
  for (const [key, reason] of cut) gaps = noteGap(gaps, reason, [key]);
  return { found, gaps };
}

/** Reason why a requested page may have more content than was read; null if it has not. */
function gapOf({ visit, state }: SettledPage): SiteGapReason | null {
  if (visit.kind === 'walled') return 'blocked';
  if (visit.kind === 'skipped') return visit.reason;
  // 401 and 402 apply to every visitor, including search engines.
  if (visit.kind === 'refused') return visit.status === 403 || visit.status === 451 ? 'refused' : null;
  if (visit.kind === 'not_readable') return 'not_readable';
  if (state === 'error') return 'errors';
  if (visit.kind !== 'read') return null;
  if (visit.isCut) return 'read_in_part';
  if (visit.notRendered === 'failed') return 'not_rendered';
  return visit.facts.needsJavaScript ? 'needs_javascript' : null;
}

function trapOf(
  from: string,
  to: string,
  { traps, now, depth }: Around & { depth: number },
): SiteGapReason | null {
  if (depth > mostDepth) return 'depth';
  if (isLoop(to)) return 'loop';
  if (isEndlessCalendar(from, to, now)) return 'calendar';
  if (isFacet(from, to)) return 'facets';
  return isClosedPattern(traps, to) ? 'pattern' : null;
}

/** Removes parameters without effect from the links. */
export function unifyLinks(settled: SettledPage, traps: CrawlTraps): SettledPage {
  const { visit } = settled;
  if (visit.kind !== 'read') return settled;
  const links = visit.facts.links.map((link) => ({ ...link, key: withoutIgnored(traps, link.key) }));
  return { ...settled, visit: { ...visit, facts: { ...visit.facts, links } } };
}
