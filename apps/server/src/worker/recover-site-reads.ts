import type { Services, SiteReadJob } from '@keydence/api';
import type PgBoss from 'pg-boss';
import { recoverJob } from './recover-job.ts';
import { siteReadQueueName, toSiteReadKey } from './site-read-queue.ts';

export async function recoverSiteReads(boss: PgBoss, { database, log }: Services): Promise<number> {
  const unfinished = await database.sql<SiteReadJob[]>`
    select site_id as "siteId", run from crawl_runs where state in ('queued', 'running')`;
  let recovered = 0;
  for (const { siteId, run } of unfinished) {
    const data = { siteId, run };
    const isGiven = await recoverJob(boss, database, {
      queueName: siteReadQueueName,
      singletonKey: toSiteReadKey(data),
      data,
      lock: { kind: 'site_read', key: String(siteId) },
      isUnfinished: async () => {
        const rows = await database.sql`
          select from crawl_runs where site_id = ${siteId} and run = ${run} and state in ('queued', 'running')`;
        return rows.length > 0;
      },
    });
    if (isGiven) recovered += 1;
  }
  if (recovered > 0) log.info({ recovered }, 'unfinished readings of sites continue');
  return recovered;
}
