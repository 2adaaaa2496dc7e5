import type { RadarJob, Services } from '@keydence/api';
import type PgBoss from 'pg-boss';
import { radarQueueName, toRadarKey } from './radar-queue.ts';
import { recoverJob } from './recover-job.ts';

/** Creates a job for every list with queued polls and no job. Returns the number of created jobs. */
export async function recoverRadar(boss: PgBoss, { database, log }: Services): Promise<number> {
  const unfinished = await database.sql<RadarJob[]>`
    select distinct list_id as "listId" from radar_sites where state = 'queued'`;
  let recovered = 0;
  for (const { listId } of unfinished) {
    const isGiven = await recoverJob(boss, database, {
      queueName: radarQueueName,
      singletonKey: toRadarKey({ listId }),
      data: { listId },
      lock: { kind: 'radar', key: toRadarKey({ listId }) },
      isUnfinished: async () => {
        const rows = await database.sql`
          select from radar_sites where list_id = ${listId} and state = 'queued' limit 1`;
        return rows.length > 0;
      },
    });
    if (isGiven) recovered += 1;
  }
  if (recovered > 0) log.info({ recovered }, 'unfinished polls of competitors continue');
  return recovered;
}
