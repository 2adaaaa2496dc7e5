import type PgBoss from 'pg-boss';
import { z } from 'zod';
import { longJobSeconds } from './job-expiry.ts';

export const importQueueName = 'list-import';

/** The payload of an import's job. */
export const importJob = z.object({ importId: z.string() });

/** Only what nobody expected is tried again, so soon: a person is waiting. */
const retries = { retryLimit: 2, retryDelay: 2, retryBackoff: true, expireInSeconds: longJobSeconds };

/** Makes the queue; `short` keeps at most one waiting job for a key. Safe to call at each start. */
export async function createImportQueue(boss: PgBoss): Promise<void> {
  const options = { name: importQueueName, policy: 'short', ...retries } as const;
  await boss.createQueue(importQueueName, options);
  await boss.updateQueue(importQueueName, options);
}
