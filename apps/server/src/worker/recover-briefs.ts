import type { BriefJob, Services } from '@keydence/api';
import type PgBoss from 'pg-boss';
import { briefQueueName } from './brief-queue.ts';
import { recoverJob } from './recover-job.ts';

/** Gives a job to every unfinished brief that has none. Returns how many it gave. */
export async function recoverBriefs(boss: PgBoss, { database, log }: Services): Promise<number> {
  const unfinished = await database.sql<BriefJob[]>`
    select list_id as "listId", id as "briefId" from briefs where state in ('queued', 'running')`;
  let recovered = 0;
  for (const { listId, briefId } of unfinished) {
    const isGiven = await recoverJob(boss, database, {
      queueName: briefQueueName,
      singletonKey: briefId,
      data: { listId, briefId },
      lock: { kind: 'brief', key: briefId },
      isUnfinished: async () => {
        const rows = await database.sql`
          select from briefs where list_id = ${listId} and id = ${briefId} and state in ('queued', 'running')`;
        return rows.length > 0;
      },
    });
    if (isGiven) recovered += 1;
  }
  if (recovered > 0) log.info({ recovered }, 'unfinished briefs continue');
  return recovered;
}
