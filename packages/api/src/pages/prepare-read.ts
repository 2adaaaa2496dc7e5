import type { ReadRobotsFile } from '@keydence/db';
import { sql } from 'drizzle-orm';
import type { Services, SiteReadJob } from '../context.ts';
import { askForMissing } from './ask-for-missing.ts';
import { createPoliteReader } from './create-polite-reader.ts';
import { type FoundAddress, findAddresses } from './find-addresses.ts';
import { findHome } from './find-home.ts';
import { hostsOf, isOfSite } from './list-hosts.ts';
import { proveSite } from './prove-site.ts';
import { readClicks } from './read-clicks.ts';
import { changeSiteRead, lockSiteRead } from './read-run.ts';
import { readSitemaps } from './read-sitemaps.ts';
import type { SiteSubject } from './read-subject.ts';
import { findHostPause } from './take-turn.ts';

/** Milliseconds that a stored robots file is used while the current one is unavailable. */
const keptRobotsMs = 30 * 86_400_000;

export type Preparation =
  | 'ready'
  | 'ended'
  | 'robots_unreachable'
  | 'robots_refused'
  | 'not_reachable'
  | 'certificate'
  /** Keydence pauses its requests to the site. */
  | Date;

/**
 * Reads robots.txt, proofs of ownership and sitemaps before the pages. All of it is written in one transaction with the
 * first pages to read; a run that is killed earlier starts here again.
 */
export async function prepareRead(
  services: Services,
  job: SiteReadJob,
  subject: SiteSubject,
): Promise<Preparation> {
  // Another host of the site would be taken for its home.
  const pausedUntil = await findHostPause(services, hostsOf(subject.domainName));
  if (pausedUntil) return pausedUntil;
  const polite = createPoliteReader(services, services.crawl.pauseMs.unproven);
  const asking = { ...services, siteReader: polite };
  const found = await findHome(asking, subject.domainName);
  if (typeof found === 'string') return found;
  const { home } = found;
  const files = await keepRobots(services, job, found.files);
  if (files[0]?.state === 'unreachable') return 'robots_unreachable';
  const isRefused = files[0]?.state === 'refused';
  const rules = files.map(({ text }) => services.pageRules.readRobots(text));
  const mayReadHome = !isRefused && rules[0]?.isAllowed(home) === true;
  const level = (await proveSite(asking, { subject, home, mayReadHome })) ? 'proven' : 'unproven';
  // RFC 9309 allows everything if robots.txt is forbidden; Keydence does so only for proven owners.
  if (isRefused && level === 'unproven') return 'robots_refused';
  const limit = services.crawl.pages[level];
  const read = await readSitemaps(asking, job, { home, rules, subject, limit });
  if (read === null) return 'ended';
  const { addresses, sitemaps, gaps } = read;
  const missingAnswers = rules[0] ? await askForMissing(asking, home, rules[0]) : [];
  return services.database.db.transaction(async (tx) => {
    const run = await lockSiteRead(tx, job);
    if (!run) return 'ended';
    const known = await tx.execute<{ key: string; depth: number }>(sql`
      select key, depth from pages where site_id = ${job.siteId} and state <> 'skipped'
      order by last_run desc, id limit ${limit}`);
    const clicked = [...(await readClicks(tx, subject.listId)).keys()].slice(0, limit).flatMap((found) => {
      const key = services.pageRules.toAddress(found, home)?.key;
      return key && isOfSite(key, subject.domainName) ? [{ key, depth: 1 }] : [];
    });
    const listed = [...addresses].map((key) => ({ key, depth: 1, isInSitemap: true }));
    const first: FoundAddress[] = [{ key: home, depth: 0 }, ...listed, ...clicked, ...known];
    const { added } = await findAddresses(tx, { job, limit, foundCount: 0, priority: 1 }, first);
    await changeSiteRead(tx, job, {
      ...{ home, level, sitemaps, gaps, robots: files, missingAnswers, foundCount: added, isPrepared: true },
    });
    return 'ready';
  });
}

/** If the robots file is unavailable, uses the last stored one unless it is more than 30 days old. */
async function keepRobots(
  { database, now }: Services,
  { siteId, run }: SiteReadJob,
  files: readonly ReadRobotsFile[],
): Promise<ReadRobotsFile[]> {
  if (files.every(({ state }) => state !== 'unreachable')) return [...files];
  const since = new Date(now().getTime() - keptRobotsMs).toISOString();
  const rows = await database.db.execute<{ robots: ReadRobotsFile[] }>(sql`
    select robots from crawl_runs where site_id = ${siteId} and run < ${run} and started_at > ${since}::timestamptz
    order by run desc limit 10`);
  return files.map((file) => {
    const known = rows.flatMap(
      ({ robots }) => robots.find(({ host, state }) => host === file.host && state === 'read') ?? [],
    )[0];
    return file.state === 'unreachable' && known ? { ...known, state: 'kept' } : file;
  });
}
