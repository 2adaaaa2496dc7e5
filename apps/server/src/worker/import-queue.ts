import type PgBoss from 'pg-boss';
import { z } from 'zod';

export const importQueueName = 'list-import';

/** The payload of an import's job. */
export const importJob = z.object({ importId: z.string() });

/** Longer than any import, and about as long as the queue takes: a dead process is known by its lock, not by its time. */
const expireInSeconds = 23 * 60 * 60;
/** Only what nobody expected is tried again, so soon: a person is waiting. */
const retries = { retryLimit: 2, retryDelay: 2, retryBackoff: true, expireInSeconds };

/** Makes the queue; `short` keeps at most one waiting job for a key. Safe to call at each start. */
export async function createImportQueue(boss: PgBoss): Promise<void> {
  const options = { name: importQueueName, policy: 'short', ...retries } as const;
  await boss.createQueue(importQueueName, options);
  await boss.updateQueue(importQueueName, options);
}
