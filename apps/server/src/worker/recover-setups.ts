import type { Services, SetupJob } from '@keydence/api';
import type PgBoss from 'pg-boss';
import { recoverJob } from './recover-job.ts';
import { setupQueueName, toSetupKey } from './setup-queue.ts';

export async function recoverSetups(boss: PgBoss, { database, log }: Services): Promise<number> {
  const unfinished = await database.sql<SetupJob[]>`
    select domain_id as "domainId", run from domain_setups where state = 'setting_up'`;
  let recovered = 0;
  for (const { domainId, run } of unfinished) {
    const data = { domainId, run };
    const isGiven = await recoverJob(boss, database, {
      queueName: setupQueueName,
      singletonKey: toSetupKey(data),
      data,
      lock: { kind: 'setup', key: domainId },
      isUnfinished: async () => {
        const rows = await database.sql`
          select from domain_setups where domain_id = ${domainId} and run = ${run} and state = 'setting_up'`;
        return rows.length > 0;
      },
    });
    if (isGiven) recovered += 1;
  }
  if (recovered > 0) log.info({ recovered }, 'unfinished setups continue');
  return recovered;
}
