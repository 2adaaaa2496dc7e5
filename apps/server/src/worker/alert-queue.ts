import type PgBoss from 'pg-boss';
import { z } from 'zod';

export const alertCheckQueueName = 'alert-check';

/** The payload of a job that compares the checks of a list and a day with the rules of its alerts. */
export const alertCheckJob = z.object({ listId: z.number().int(), day: z.iso.date() });

/** Makes the queue. Safe to call at each start. */
export async function createAlertQueue(boss: PgBoss): Promise<void> {
  const options = {
    name: alertCheckQueueName,
    retryLimit: 5,
    retryDelay: 10,
    retryBackoff: true,
    expireInSeconds: 15 * 60,
  };
  await boss.createQueue(options.name, options);
  await boss.updateQueue(options.name, options);
}
