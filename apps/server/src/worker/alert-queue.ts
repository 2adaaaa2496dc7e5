import type PgBoss from 'pg-boss';
import { z } from 'zod';

export const alertCheckQueueName = 'alert-check';

/** Payload of a job that compares a list's checks of a day with its alert rules. */
export const alertCheckJob = z.object({ listId: z.number().int(), day: z.iso.date() });

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
