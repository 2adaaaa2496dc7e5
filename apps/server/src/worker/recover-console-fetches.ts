import type { ConsoleFetchJob, Services } from '@keydence/api';
import type PgBoss from 'pg-boss';
import { consoleFetchQueueName, toConsoleFetchKey } from './console-fetch-queue.ts';
import { recoverJob } from './recover-job.ts';

/** Creates a job for every unfinished history fetch without one. Returns their number. */
export async function recoverConsoleFetches(
  boss: PgBoss,
  { database, log }: Pick<Services, 'database' | 'log'>,
): Promise<number> {
  const unfinished = await database.sql<ConsoleFetchJob[]>`
    select list_id as "listId", run from console_fetches where state in ('queued', 'running', 'waiting')`;
  let recovered = 0;
  for (const { listId, run } of unfinished) {
    const data = { listId, run };
    const isGiven = await recoverJob(boss, database, {
      queueName: consoleFetchQueueName,
      singletonKey: toConsoleFetchKey(data),
      data,
      lock: { kind: 'console_fetch', key: String(listId) },
      isUnfinished: async () => {
        const rows = await database.sql`
          select from console_fetches
          where list_id = ${listId} and run = ${run} and state in ('queued', 'running', 'waiting')`;
        return rows.length > 0;
      },
    });
    if (isGiven) recovered += 1;
  }
  if (recovered > 0) log.info({ recovered }, 'unfinished fetches from Search Console continue');
  return recovered;
}
