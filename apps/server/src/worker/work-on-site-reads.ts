import { runSiteRead, type Services } from '@keydence/api';
import type PgBoss from 'pg-boss';
import type { Handover } from './handover.ts';
import { siteReadJob, siteReadQueueName } from './site-read-queue.ts';
import { withWorkLock } from './work-lock.ts';

interface SiteReadWork {
  boss: PgBoss;
  services: Services;
  handover: Handover;
}

/** Takes reads of sites from the queue, one at a time. */
export async function workOnSiteReads(
  { boss, services, handover }: SiteReadWork,
  polling: { pollingIntervalSeconds: number; includeMetadata: true },
): Promise<string> {
  return boss.work<object>(siteReadQueueName, polling, async ([job]) => {
    if (!job) return;
    const read = siteReadJob.parse(job.data);
    const isLast = job.retryCount >= job.retryLimit;
    const lock = { kind: 'site_read', key: String(read.siteId), whenHeld: 'wait_then_skip' } as const;
    await handover.run(job, async () => {
      await withWorkLock(services.database, lock, () => runSiteRead(services, read, { isLast }));
    });
  });
}
