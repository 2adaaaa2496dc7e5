import type { ReadSitemapFile } from '@keydence/db';
import type { RobotsFile, SiteGap } from '@keydence/domain';
import type { Services, SiteReadJob } from '../context.ts';
import { keptTimes } from './find-addresses.ts';
import { followFile } from './follow-file.ts';
import { isOfSite } from './list-hosts.ts';
import { noteGap } from './note-gap.ts';
import { isSiteReadOpen } from './read-run.ts';
import type { SiteSubject } from './read-subject.ts';

const usualSitemaps = ['/sitemap.xml', '/sitemap_index.xml', '/wp-sitemap.xml'];
const mostSitemaps = 500;
const mostNesting = 3;
/** Files that wait to be read; indexes may list millions. */
const mostWaiting = 50_000;
/** Milliseconds for all files of a site, each of which may take five minutes. */
const mostMs = 3_600_000;

interface SitemapHunt {
  home: string;
  rules: readonly RobotsFile[];
  subject: SiteSubject;
  limit: number;
}

/** Addresses in the sitemaps of a site, and the files that were not read. Null if the run has ended. */
export async function readSitemaps(
  services: Services,
  job: SiteReadJob,
  { home, rules, subject, limit }: SitemapHunt,
) {
  const { siteReader, pageRules, now, database } = services;
  const listed = rules.flatMap(({ sitemaps }) => sitemaps).filter((address) => URL.canParse(address));
  const usual = usualSitemaps.map((path) => new URL(path, home).href);
  const files = [...new Set([...listed, ...usual])].map((address) => ({ address, nesting: 0 }));
  const seen = new Set(files.map(({ address }) => address));
  const addresses = new Set<string>();
  const mostAddresses = limit * keptTimes;
  const endsAt = now().getTime() + mostMs;
  const sitemaps: ReadSitemapFile[] = [];
  let gaps: SiteGap[] = [];
  const leave = (left: readonly string[], count = left.length) => {
    gaps = noteGap(gaps, 'sitemap_unread', left, count);
  };
  let at = 0;
  for (; at < Math.min(files.length, mostSitemaps) && now().getTime() < endsAt; at += 1) {
    const next = files[at];
    if (!next) break;
    if (!(await isSiteReadOpen(database.db, job))) return null;
    const answer = await followFile(siteReader, next.address, 'sitemap');
    const isListed = listed.includes(next.address) || next.nesting > 0;
    const sitemap =
      typeof answer === 'string' || answer?.status !== 200 ? null : await pageRules.readSitemap(answer.body);
    if (!sitemap || sitemap.kind === 'none' || typeof answer === 'string' || !answer) {
      // Default sitemap names that are not listed need not exist.
      if (isListed) leave([next.address]);
      continue;
    }
    const isComplete = sitemap.isComplete && !answer.isCut;
    let foreign = 0;
    let isFull = false;
    if (!isComplete) leave([next.address]);
    for (const entry of sitemap.entries) {
      const key = pageRules.toAddress(entry, answer.address)?.key;
      if (!key) continue;
      if (sitemap.kind === 'pages') {
        if (!isOfSite(key, subject.domainName)) foreign += 1;
        else if (addresses.size < mostAddresses) addresses.add(key);
        else isFull ||= !addresses.has(key);
      } else if (next.nesting >= mostNesting || files.length - at > mostWaiting) leave([key]);
      else if (!seen.has(key)) {
        seen.add(key);
        files.push({ address: key, nesting: next.nesting + 1 });
      }
    }
    if (isFull) leave([next.address]);
    if (sitemap.kind === 'pages') {
      sitemaps.push({ address: next.address, isComplete: isComplete && !isFull, foreign });
    }
  }
  leave(
    files.slice(at, at + 3).map(({ address }) => address),
    files.length - at,
  );
  return { addresses, sitemaps: sitemaps.slice(0, mostSitemaps), gaps };
}
