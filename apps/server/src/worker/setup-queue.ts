import type { SetupJob } from '@keydence/api';
import type PgBoss from 'pg-boss';
import { z } from 'zod';
import { longJobSeconds } from './job-expiry.ts';

export const setupQueueName = 'domain-setup';

export const setupJob = z.object({ domainId: z.string(), run: z.number().int() });

const retries = { retryLimit: 4, retryDelay: 5, retryBackoff: true, expireInSeconds: longJobSeconds };

export async function createSetupQueue(boss: PgBoss): Promise<void> {
  const options = { name: setupQueueName, policy: 'short', ...retries } as const;
  await boss.createQueue(setupQueueName, options);
  await boss.updateQueue(setupQueueName, options);
}

export function toSetupKey({ domainId, run }: SetupJob): string {
  return `${domainId}:${run}`;
}
