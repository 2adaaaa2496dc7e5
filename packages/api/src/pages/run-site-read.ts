import { formatMoment } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { Services, SiteReadJob } from '../context.ts';
import { finishRead } from './finish-read.ts';
import { noteGap } from './note-gap.ts';
import { pageMessages } from './page-messages.ts';
import { prepareRead } from './prepare-read.ts';
import { readPages } from './read-pages.ts';
import { beginSiteRead, changeSiteRead, endSiteRead, lockSiteRead } from './read-run.ts';
import { readSubject, type SiteSubject } from './read-subject.ts';
import { enterSample } from './store-sample.ts';

interface Attempt {
  /** True if no retry follows: a failure then ends the run with a message for the user. */
  isLast?: boolean;
}

/**
 * Continues reading a site for one time slice; an ended run is left unchanged. Results are stored batch by batch, so a
 * killed run continues at the same page.
 */
export async function runSiteRead(
  services: Services,
  job: SiteReadJob,
  { isLast = false }: Attempt = {},
): Promise<void> {
  try {
    const subject = await readSubject(services.database.db, job.siteId);
    const here = subject && (await enterSample(services, job, subject));
    const begun = here && (await beginSiteRead(here, job));
    if (!begun || !subject) return;
    const run = begun.isPrepared ? begun : await prepare(here, job, subject);
    if (!run) return;
    const end = await readPages(here, job, { run, domainName: subject.domainName });
    if (end.kind === 'ended') return;
    if (end.kind === 'handed_over') return await handOver(services, job, 0);
    if (end.kind === 'later') return await handOver(services, job, end.ms);
    if (end.kind !== 'read') await noteEnd(here, job, end.kind);
    await finishRead(here, job, subject);
  } catch (error) {
    services.log.warn({ ...job, error, isLast }, 'a reading of a site failed');
    if (!isLast) throw error;
    await end(services, job, { state: 'failed', message: pageMessages.failed });
  }
}

async function prepare(services: Services, job: SiteReadJob, subject: SiteSubject) {
  const result = await prepareRead(services, job, subject);
  if (result === 'ready') return beginSiteRead(services, job);
  if (result instanceof Date) {
    const until = formatMoment(result, subject.timeZone, 'day');
    const gap = [{ reason: 'host_stopped' as const, count: 1, examples: [subject.domainName] }];
    await end(services, job, { state: 'failed', message: pageMessages.paused(until), gaps: gap });
  } else if (result !== 'ended') {
    const reason = result.startsWith('robots') ? ('robots_unreachable' as const) : ('not_reachable' as const);
    const gap = [{ reason, count: 1, examples: [subject.domainName] }];
    await end(services, job, { state: 'failed', message: pageMessages[result], gaps: gap });
  }
  return null;
}

type End = Omit<Parameters<typeof endSiteRead>[2], 'finishedAt'>;

async function end({ database, now }: Services, job: SiteReadJob, change: End): Promise<void> {
  await database.db.transaction((tx) => endSiteRead(tx, job, { ...change, finishedAt: now() }));
}

/** Queues the next job, to run immediately or when the host may be called again. */
async function handOver({ database, jobs, now }: Services, job: SiteReadJob, waitMs: number): Promise<void> {
  await database.db.transaction(async (tx) => {
    if (!(await lockSiteRead(tx, job))) return;
    await jobs.enqueueSiteRead(
      tx,
      job,
      waitMs > 0 ? { notBefore: new Date(now().getTime() + waitMs) } : undefined,
    );
  });
}

/** Ends the run with pages still queued and records their number. */
async function noteEnd(
  services: Services,
  job: SiteReadJob,
  reason: 'time_limit' | 'host_stopped' | 'walled',
): Promise<void> {
  await services.database.db.transaction(async (tx) => {
    const run = await lockSiteRead(tx, job);
    if (!run) return;
    const waiting = await tx.execute<{ key: string }>(sql`
      select p.key from crawl_frontier f join pages p on p.site_id = f.site_id and p.id = f.page_id
      where f.site_id = ${job.siteId} order by p.id`);
    const keys = waiting.map(({ key }) => key);
    await changeSiteRead(tx, job, {
      gaps: noteGap(run.gaps, reason === 'walled' ? 'blocked' : reason, keys),
    });
  });
}
