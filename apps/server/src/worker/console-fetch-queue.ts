import type { ConsoleFetchJob } from '@keydence/api';
import type PgBoss from 'pg-boss';
import { z } from 'zod';
import { longJobSeconds } from './job-expiry.ts';

export const consoleFetchQueueName = 'console-fetch';

export const consoleFetchJob = z.object({ listId: z.number().int(), run: z.number().int() });

const retries = { retryLimit: 2, retryDelay: 10, retryBackoff: true, expireInSeconds: longJobSeconds };

export async function createConsoleFetchQueue(boss: PgBoss): Promise<void> {
  const options = { name: consoleFetchQueueName, policy: 'short', ...retries } as const;
  await boss.createQueue(consoleFetchQueueName, options);
  await boss.updateQueue(consoleFetchQueueName, options);
}

export function toConsoleFetchKey({ listId, run }: ConsoleFetchJob): string {
  return `${listId}:${run}`;
}
