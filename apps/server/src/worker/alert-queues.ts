import type PgBoss from 'pg-boss';
import { z } from 'zod';

export const alertCheckQueueName = 'alert-check';
export const deliveryQueueName = 'alert-delivery';

/** The payload of a job that has the rules of a list look at the checks of a day. */
export const alertCheckJob = z.object({ listId: z.number().int(), day: z.iso.date() });

/** The payload of one attempt at a message to a webhook. */
export const deliveryJob = z.object({ deliveryId: z.string(), attempt: z.number().int() });

/** Only what nobody expected is tried again: an attempt that a webhook does not take plans the next one itself. */
const retries = { retryLimit: 5, retryDelay: 10, retryBackoff: true };

/** Makes the queues. Safe to call at each start. */
export async function createAlertQueues(boss: PgBoss): Promise<void> {
  const queues = [
    { name: alertCheckQueueName, ...retries, expireInSeconds: 15 * 60 },
    { name: deliveryQueueName, ...retries, expireInSeconds: 2 * 60 },
  ];
  for (const options of queues) {
    await boss.createQueue(options.name, options);
    await boss.updateQueue(options.name, options);
  }
}
