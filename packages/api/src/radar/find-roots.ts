import type { Services } from '../context.ts';
import { hostsOf } from '../pages/list-hosts.ts';
import { type KnownRobots, readForeign, readForeignRobots } from '../pages/read-foreign.ts';
import { findHostPause } from '../pages/take-turn.ts';
import type { PollFailure } from './radar-messages.ts';
import type { KnownFile, QueuedSite } from './read-queued.ts';

const usualSitemaps = ['/sitemap.xml', '/sitemap_index.xml', '/wp-sitemap.xml'];
const mostRoots = 20;
const mostFeeds = 2;

interface Roots {
  roots: string[];
  /** Sitemaps with usual names, for a site that gives its own another name. */
  spare: string[];
}

/**
 * The sitemaps that robots.txt names, otherwise those with usual names, and the feeds of the home
 * page. After the baseline, the stored files are not searched for again.
 */
export async function findRoots(
  services: Services,
  site: QueuedSite,
  known: readonly KnownFile[],
  robots: KnownRobots,
): Promise<Roots | PollFailure> {
  if (await findHostPause(services, hostsOf(site.domainName))) return 'paused';
  const origin = await findOrigin(services, site, known, robots);
  if (origin === 'robots_unreachable' || origin === 'forbidden') return origin;
  const rules = robots.get(origin);
  const named = typeof rules === 'object' && rules !== null ? rules.sitemaps : [];
  const listed = named.filter((address) => /^https?:\/\//i.test(address) && URL.canParse(address));
  const children = new Set(known.flatMap((file) => file.children));
  const stored = known.map(({ address }) => address).filter((address) => !children.has(address));
  const spare = usualSitemaps.map((path) => `${origin}${path}`);
  if (known.length > 0) return { roots: [...new Set([...listed, ...stored])].slice(0, mostRoots), spare };
  const sitemaps = listed.length > 0 ? listed : spare;
  const feeds = await findFeeds(services, origin, robots);
  return { roots: [...new Set([...sitemaps, ...feeds])].slice(0, mostRoots), spare: [] };
}

async function findOrigin(
  services: Services,
  { domainName }: QueuedSite,
  known: readonly KnownFile[],
  robots: KnownRobots,
): Promise<string> {
  const [first] = known;
  const origins = ['https', 'http'].flatMap((scheme) =>
    hostsOf(domainName).map((host) => `${scheme}://${host}`),
  );
  let failure: 'robots_unreachable' | 'forbidden' = 'robots_unreachable';
  for (const origin of first ? [new URL(first.address).origin, ...origins] : origins) {
    const rules = await readForeignRobots(services, origin, robots);
    if (rules === 'forbidden') failure = 'forbidden';
    else if (rules !== 'robots_unreachable') return origin;
  }
  return failure;
}

async function findFeeds(services: Services, origin: string, robots: KnownRobots): Promise<string[]> {
  const reply = await readForeign(services, { address: `${origin}/`, kind: 'page' }, robots);
  if (reply.kind !== 'answer' || reply.answer.status !== 200) return [];
  const { body, headers } = reply.answer;
  const { feeds } = await services.radarRules.readNames(body, headers['content-type'] ?? null);
  const found = feeds.flatMap((feed) => services.pageRules.toAddress(feed, reply.address)?.address ?? []);
  return found.slice(0, mostFeeds);
}
