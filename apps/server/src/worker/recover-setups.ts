import type { Services, SetupJob } from '@keydence/api';
import type PgBoss from 'pg-boss';
import { withDomainLock } from './domain-lock.ts';
import { setupQueueName, toSingletonKey } from './setup-queue.ts';

/**
 * Gives a job to every unfinished setup that has none: its process was killed (the job still reads `active`, but
 * nobody holds the domain's lock), or its job is gone. Returns how many it gave.
 */
export async function recoverSetups(boss: PgBoss, services: Services): Promise<number> {
  const { sql } = services.database;
  const unfinished = await sql<SetupJob[]>`
    select domain_id as "domainId", run from domain_setups where state = 'setting_up'`;
  let recovered = 0;
  for (const { domainId, run } of unfinished) {
    const key = toSingletonKey({ domainId, run });
    await withDomainLock(services.database, { domainId, whenHeld: 'skip' }, async () => {
      const jobs = await sql<{ id: string; state: string }[]>`
        select id, state::text from jobs.job
        where name = ${setupQueueName} and singleton_key = ${key} and state <= 'active'`;
      if (jobs.some(({ state }) => state !== 'active')) return;
      for (const { id } of jobs) await boss.deleteJob(setupQueueName, id);
      await boss.send(setupQueueName, { domainId, run }, { singletonKey: key });
      recovered += 1;
    });
  }
  if (recovered > 0) services.log.info({ recovered }, 'unfinished setups continue');
  return recovered;
}
