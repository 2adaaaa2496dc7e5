import { type Queryable, schema, type Transaction } from '@keydence/db';
import type { SiteRead } from '@keydence/domain';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Services, SiteReadJob } from '../context.ts';

const { crawlRuns } = schema;

/** Notified with the domain's id when its site changes. */
export const sitesChannel = 'site_reads';

/** Runs of a site that are kept. */
const keptRuns = 60;

export type CrawlRunRow = typeof crawlRuns.$inferSelect;

const isRun = ({ siteId, run }: SiteReadJob) => and(eq(crawlRuns.siteId, siteId), eq(crawlRuns.run, run));
const isOpen = inArray(crawlRuns.state, ['queued', 'running']);

/** Notifies watchers of a site; the notification is sent on commit. */
export async function notifySite(tx: Transaction, siteId: number): Promise<void> {
  await tx.execute(sql`select pg_notify(${sitesChannel}, domain_id::text) from sites where id = ${siteId}`);
}

/** Starts a run of a site together with its job; does nothing if a run is open. */
export async function queueSiteRead(
  tx: Transaction,
  { jobs, now }: Pick<Services, 'jobs' | 'now'>,
  siteId: number,
): Promise<void> {
  const [row] = await tx.execute<{ run: number }>(sql`
    insert into crawl_runs (site_id, run, state, created_at)
    select ${siteId}::int, coalesce(max(run), 0) + 1, 'queued', ${now().toISOString()}::timestamptz
    from crawl_runs where site_id = ${siteId}
    having not coalesce(bool_or(state in ('queued', 'running')), false)
    on conflict do nothing returning run`);
  if (!row) return;
  await jobs.enqueueSiteRead(tx, { siteId, run: row.run });
  await notifySite(tx, siteId);
}

/** Marks the run as started or continued. Null if the run has ended. */
export async function beginSiteRead(
  { database, now }: Pick<Services, 'database' | 'now'>,
  job: SiteReadJob,
): Promise<CrawlRunRow | null> {
  return database.db.transaction(async (tx) => {
    const startedAt = sql`coalesce(started_at, ${now().toISOString()}::timestamptz)`;
    const [row] = await tx
      .update(crawlRuns)
      .set({ state: 'running', startedAt })
      .where(and(isRun(job), isOpen))
      .returning();
    if (!row) return null;
    await tx.execute(
      sql`delete from crawl_runs where site_id = ${job.siteId} and run <= ${job.run - keptRuns}`,
    );
    await notifySite(tx, job.siteId);
    return row;
  });
}

/** False if the run has ended, as by a cancellation, or its domain was removed. */
export async function isSiteReadOpen(db: Queryable, job: SiteReadJob): Promise<boolean> {
  const rows = await db
    .select({ run: crawlRuns.run })
    .from(crawlRuns)
    .where(and(isRun(job), isOpen));
  return rows.length > 0;
}

/** The open run, locked until the transaction ends; null if it has ended. */
export async function lockSiteRead(tx: Transaction, job: SiteReadJob): Promise<CrawlRunRow | null> {
  const [row] = await tx
    .select()
    .from(crawlRuns)
    .where(and(isRun(job), isOpen))
    .for('update');
  return row ?? null;
}

/** Updates a locked run. */
export async function changeSiteRead(
  tx: Transaction,
  job: SiteReadJob,
  change: Partial<CrawlRunRow>,
): Promise<void> {
  await tx.update(crawlRuns).set(change).where(isRun(job));
  await notifySite(tx, job.siteId);
}

/** Ends an open run and deletes its queue. */
export async function endSiteRead(
  tx: Transaction,
  job: SiteReadJob,
  end: Partial<CrawlRunRow> & { state: 'done' | 'incomplete' | 'failed' | 'cancelled'; finishedAt: Date },
): Promise<void> {
  const ended = await tx
    .update(crawlRuns)
    .set(end)
    .where(and(isRun(job), isOpen))
    .returning({ run: crawlRuns.run });
  if (ended.length === 0) return;
  await tx.execute(sql`delete from crawl_frontier where site_id = ${job.siteId}`);
  await notifySite(tx, job.siteId);
}

/** The newest run of a site, or the newest completed one. */
export async function findSiteRead(db: Queryable, siteId: number, isEnded = false): Promise<SiteRead | null> {
  const [row] = await db
    .select({
      read: crawlRuns,
      waitingCount: sql<number>`(select count(*)::int from crawl_frontier f
        where f.site_id = ${crawlRuns.siteId} and ${crawlRuns.state} in ('queued', 'running'))`,
    })
    .from(crawlRuns)
    .where(
      and(
        eq(crawlRuns.siteId, siteId),
        isEnded ? inArray(crawlRuns.state, ['done', 'incomplete']) : undefined,
      ),
    )
    .orderBy(desc(crawlRuns.run))
    .limit(1);
  return row ? { ...viewRead(row.read), waitingCount: row.waitingCount } : null;
}

function viewRead(row: CrawlRunRow): Omit<SiteRead, 'waitingCount'> {
  const { run, state, level, readCount, forbiddenCount, gaps, message } = row;
  const { createdAt, startedAt, finishedAt } = row;
  // The robots file of the home page's host.
  const robots = row.robots[0]?.state ?? null;
  return {
    ...{ run, state, level, readCount, forbiddenCount, robots, gaps, message },
    sitemapCount: row.sitemaps.length,
    foreignCount: row.sitemaps.reduce((sum, { foreign = 0 }) => sum + foreign, 0),
    ...{ createdAt, startedAt, finishedAt },
  };
}
