import type PgBoss from 'pg-boss';
import { z } from 'zod';
import { longJobSeconds } from './job-expiry.ts';

export const briefQueueName = 'brief';

export const briefJob = z.object({ listId: z.number().int(), briefId: z.string() });

const retries = { retryLimit: 2, retryDelay: 30, retryBackoff: true, expireInSeconds: longJobSeconds };

/** Makes the queue; `short` keeps at most one waiting job for a key. Safe to call at each start. */
export async function createBriefQueue(boss: PgBoss): Promise<void> {
  const options = { name: briefQueueName, policy: 'short', ...retries } as const;
  await boss.createQueue(briefQueueName, options);
  await boss.updateQueue(briefQueueName, options);
}
