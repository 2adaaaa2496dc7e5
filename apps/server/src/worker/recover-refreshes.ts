import type { RefreshJob, Services } from '@keydence/api';
import type PgBoss from 'pg-boss';
import { recoverJob } from './recover-job.ts';
import { refreshQueueName, toRefreshKey, toRefreshLockKey } from './refresh-queue.ts';

export async function recoverRefreshes(boss: PgBoss, { database, log }: Services): Promise<number> {
  const unfinished = await database.sql<RefreshJob[]>`
    select list_id as "listId", kind, run from refresh_runs where state in ('queued', 'running')`;
  let recovered = 0;
  for (const { listId, kind, run } of unfinished) {
    const data = { listId, kind, run };
    const isGiven = await recoverJob(boss, database, {
      queueName: refreshQueueName,
      singletonKey: toRefreshKey(data),
      data,
      lock: { kind: 'refresh', key: toRefreshLockKey(data) },
      isUnfinished: async () => {
        const rows = await database.sql`
          select from refresh_runs
          where list_id = ${listId} and kind = ${kind} and run = ${run} and state in ('queued', 'running')`;
        return rows.length > 0;
      },
    });
    if (isGiven) recovered += 1;
  }
  if (recovered > 0) log.info({ recovered }, 'unfinished refreshes continue');
  return recovered;
}
