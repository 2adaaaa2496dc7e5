import type { ReadRobotsFile } from '@keydence/db';
import type { RobotsFile, SiteGap, SiteReader } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { Services, SiteReadJob } from '../context.ts';
import { createPoliteReader } from './create-polite-reader.ts';
import { type FoundAddress, findAddresses } from './find-addresses.ts';
import { followFile } from './follow-file.ts';
import { hostsOf, isOfSite } from './list-hosts.ts';
import { noteGap } from './note-gap.ts';
import { proveSite } from './prove-site.ts';
import { changeSiteRead, lockSiteRead } from './read-run.ts';
import type { SiteSubject } from './read-subject.ts';

const usualSitemaps = ['/sitemap.xml', '/sitemap_index.xml', '/wp-sitemap.xml'];
const mostSitemaps = 500;
const mostNesting = 3;
const mostRobotsText = 512_000;

export type Preparation = 'ready' | 'ended' | 'robots_unreachable' | 'not_reachable';

/**
 * Reads what a site says about itself before its pages: robots.txt, whose it is, sitemaps. All of it is written in one
 * transaction, with the first pages to read. A run that is killed before begins here again.
 */
export async function prepareRead(
  services: Services,
  job: SiteReadJob,
  subject: SiteSubject,
): Promise<Preparation> {
  const polite = createPoliteReader(services, services.crawl.pauseMs.unproven);
  const asking = { ...services, siteReader: polite };
  const found = await findHome(asking, subject.domainName);
  if (found === null) return 'not_reachable';
  const { home, files } = found;
  if (files[0]?.state === 'unreachable') return 'robots_unreachable';
  const rules = files.map(({ text }) => services.pageRules.readRobots(text));
  const mayReadHome = rules[0]?.isAllowed(home) === true;
  const level = (await proveSite(asking, { subject, home, mayReadHome })) ? 'proven' : 'unproven';
  const limit = services.crawl.pages[level];
  const { addresses, sitemaps, gaps } = await readSitemaps(asking, { home, rules, subject });
  return services.database.db.transaction(async (tx) => {
    const run = await lockSiteRead(tx, job);
    if (!run) return 'ended';
    const known = await tx.execute<{ key: string; depth: number }>(sql`
      select key, depth from pages where site_id = ${job.siteId}
      order by last_run desc, id limit ${limit}`);
    const first: FoundAddress[] = [{ key: home, depth: 0 }, ...addresses, ...known];
    const { added } = await findAddresses(tx, { job, limit, foundCount: 0, priority: 1 }, first);
    await changeSiteRead(tx, job, {
      ...{ home, level, sitemaps, gaps, robots: files, foundCount: added, isPrepared: true },
    });
    return 'ready';
  });
}

interface Home {
  home: string;
  /** Robots files of the hosts of the site, the home page's first. */
  files: ReadRobotsFile[];
}

/** The first host of the site that answers for its robots.txt, whatever it says; null where none does. */
async function findHome({ siteReader, pageRules }: Services, domainName: string): Promise<Home | null> {
  for (const scheme of ['https', 'http']) {
    for (const host of hostsOf(domainName)) {
      const home = pageRules.toAddress(`${scheme}://${host}/`, `${scheme}://${host}/`)?.key;
      const own = home && (await readRobotsFile(siteReader, `${scheme}://${host}`));
      if (!home || !own) continue;
      const files = [own];
      for (const other of hostsOf(domainName).filter((each) => each !== host)) {
        const file = await readRobotsFile(siteReader, `${scheme}://${other}`);
        files.push(file ?? { host: other, state: 'unreachable', text: '' });
      }
      return { home, files };
    }
  }
  return null;
}

/** Null where nobody answers at all. */
async function readRobotsFile(reader: SiteReader, origin: string): Promise<ReadRobotsFile | null> {
  const { host } = new URL(origin);
  const answer = await followFile(reader, `${origin}/robots.txt`, 'robots');
  if (!answer) return null;
  if (answer.status === 429 || answer.status >= 500) return { host, state: 'unreachable', text: '' };
  if (answer.status >= 300) return { host, state: 'none', text: '' };
  const text = Buffer.from(answer.body.subarray(0, mostRobotsText)).toString('latin1');
  // PostgreSQL has no character 0; no rule does either.
  return { host, state: 'read', text: text.replaceAll('\u0000', '') };
}

interface SitemapHunt {
  home: string;
  rules: readonly RobotsFile[];
  subject: SiteSubject;
}

async function readSitemaps({ siteReader, pageRules }: Services, { home, rules, subject }: SitemapHunt) {
  const listed = rules.flatMap(({ sitemaps }) => sitemaps).filter((address) => URL.canParse(address));
  const usual = usualSitemaps.map((path) => new URL(path, home).href);
  let waiting = [...new Set([...listed, ...usual])].map((address) => ({ address, nesting: 0 }));
  const seen = new Set<string>();
  const addresses: FoundAddress[] = [];
  let gaps: SiteGap[] = [];
  const sitemaps: { address: string; isComplete: boolean }[] = [];
  while (waiting.length > 0 && seen.size < mostSitemaps) {
    const [next, ...others] = waiting;
    waiting = others;
    if (!next || seen.has(next.address)) continue;
    seen.add(next.address);
    const answer = await followFile(siteReader, next.address, 'sitemap');
    const isListed = listed.includes(next.address) || next.nesting > 0;
    if (answer?.status !== 200) {
      // Usual names that nobody has promised need not be there.
      if (isListed) gaps = noteGap(gaps, 'sitemap_unread', [next.address]);
      continue;
    }
    const sitemap = await pageRules.readSitemap(answer.body);
    if (sitemap.kind === 'none') {
      if (isListed) gaps = noteGap(gaps, 'sitemap_unread', [next.address]);
      continue;
    }
    const isComplete = sitemap.isComplete && !answer.isCut;
    if (sitemap.kind === 'pages') sitemaps.push({ address: next.address, isComplete });
    if (!isComplete) gaps = noteGap(gaps, 'sitemap_unread', [next.address]);
    for (const entry of sitemap.entries) {
      const key = pageRules.toAddress(entry, answer.address)?.key;
      if (!key) continue;
      if (sitemap.kind === 'pages') {
        if (isOfSite(key, subject.domainName)) addresses.push({ key, depth: 1, isInSitemap: true });
      } else if (next.nesting < mostNesting) waiting.push({ address: key, nesting: next.nesting + 1 });
      else gaps = noteGap(gaps, 'sitemap_unread', [key]);
    }
  }
  if (waiting.length > 0)
    gaps = noteGap(
      gaps,
      'sitemap_unread',
      waiting.map(({ address }) => address),
    );
  return { addresses, sitemaps, gaps };
}
