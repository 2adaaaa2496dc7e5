import { runBrief, type Services } from '@keydence/api';
import type PgBoss from 'pg-boss';
import { briefJob, briefQueueName } from './brief-queue.ts';
import type { Handover } from './handover.ts';
import { withWorkLock } from './work-lock.ts';

interface BriefWork {
  boss: PgBoss;
  services: Services;
  handover: Handover;
}

/** Takes briefs from the queue, one at a time. */
export async function workOnBriefs(
  { boss, services, handover }: BriefWork,
  polling: { pollingIntervalSeconds: number; includeMetadata: true },
): Promise<string> {
  return boss.work<object>(briefQueueName, polling, async ([job]) => {
    if (!job) return;
    const brief = briefJob.parse(job.data);
    const isLast = job.retryCount >= job.retryLimit;
    const lock = { kind: 'brief', key: brief.briefId, whenHeld: 'wait_then_skip' } as const;
    await handover.run(job, async () => {
      await withWorkLock(services.database, lock, () => runBrief(services, brief, { isLast }));
    });
  });
}
