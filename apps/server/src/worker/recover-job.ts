import type { DatabaseHandle } from '@keydence/db';
import type PgBoss from 'pg-boss';
import { withWorkLock } from './work-lock.ts';

interface UnfinishedWork {
  queueName: string;
  singletonKey: string;
  /** Those with a higher one come first; 0 without. */
  priority?: number;
  data: object;
  /** The lock that a live worker of it holds. */
  lock: Pick<Parameters<typeof withWorkLock>[1], 'kind' | 'key'>;
  /** Asked under the lock: since it was found, its worker may have finished it. */
  isUnfinished: () => Promise<boolean>;
}

/**
 * Gives a job to unfinished work that has none: its process was killed (the job still reads `active`, but nobody holds
 * the lock), or its job is gone. Returns whether it gave one.
 */
export async function recoverJob(
  boss: PgBoss,
  database: DatabaseHandle,
  { queueName, singletonKey, priority = 0, data, lock, isUnfinished }: UnfinishedWork,
): Promise<boolean> {
  let isGiven = false;
  await withWorkLock(database, { ...lock, whenHeld: 'skip' }, async () => {
    if (!(await isUnfinished())) return;
    const jobs = await database.sql<{ id: string; state: string }[]>`
      select id, state::text from jobs.job
      where name = ${queueName} and singleton_key = ${singletonKey} and state <= 'active'`;
    if (jobs.some(({ state }) => state !== 'active')) return;
    for (const { id } of jobs) await boss.deleteJob(queueName, id);
    await boss.send(queueName, data, { singletonKey, priority });
    isGiven = true;
  });
  return isGiven;
}
