import type { Services } from '@keydence/api';
import type PgBoss from 'pg-boss';
import { importQueueName } from './import-queue.ts';
import { recoverJob } from './recover-job.ts';

export async function recoverImports(boss: PgBoss, { database, log }: Services): Promise<number> {
  const unfinished = await database.sql<{ importId: string }[]>`
    select id as "importId" from import_runs where state in ('queued', 'running')`;
  let recovered = 0;
  for (const { importId } of unfinished) {
    const isGiven = await recoverJob(boss, database, {
      queueName: importQueueName,
      singletonKey: importId,
      data: { importId },
      lock: { kind: 'import', key: importId },
      isUnfinished: async () => {
        const rows = await database.sql`
          select from import_runs where id = ${importId} and state in ('queued', 'running')`;
        return rows.length > 0;
      },
    });
    if (isGiven) recovered += 1;
  }
  if (recovered > 0) log.info({ recovered }, 'unfinished imports continue');
  return recovered;
}
