import type PgBoss from 'pg-boss';
import { z } from 'zod';
import { longJobSeconds } from './job-expiry.ts';

export const importQueueName = 'list-import';

export const importJob = z.object({ importId: z.string() });

/** Only unexpected errors are retried, quickly, because a user is waiting. */
const retries = { retryLimit: 2, retryDelay: 2, retryBackoff: true, expireInSeconds: longJobSeconds };

export async function createImportQueue(boss: PgBoss): Promise<void> {
  const options = { name: importQueueName, policy: 'short', ...retries } as const;
  await boss.createQueue(importQueueName, options);
  await boss.updateQueue(importQueueName, options);
}
