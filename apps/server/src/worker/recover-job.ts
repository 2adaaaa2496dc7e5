import type { DatabaseHandle } from '@keydence/db';
import type PgBoss from 'pg-boss';
import { withWorkLock } from './work-lock.ts';

interface UnfinishedWork {
  queueName: string;
  singletonKey: string;
  /** Higher first; 0 by default. */
  priority?: number;
  data: object;
  /** The lock that a live worker holds. */
  lock: Pick<Parameters<typeof withWorkLock>[1], 'kind' | 'key'>;
  /** Called under the lock: the worker may have finished since. */
  isUnfinished: () => Promise<boolean>;
}

/**
 * Creates a job for unfinished work without one: its process was killed (the job is still `active`,
 * but the lock is free), or its job is gone. Returns true if it created one.
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
