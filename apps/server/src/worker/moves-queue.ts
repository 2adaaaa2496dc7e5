import type { MovesJob } from '@keydence/api';
import type PgBoss from 'pg-boss';
import { z } from 'zod';
import { longJobSeconds } from './job-expiry.ts';

export const movesQueueName = 'list-moves';

export const movesJob = z.object({ listId: z.number().int(), run: z.number().int() });

const retries = { retryLimit: 2, retryDelay: 10, retryBackoff: true, expireInSeconds: longJobSeconds };

export async function createMovesQueue(boss: PgBoss): Promise<void> {
  const options = { name: movesQueueName, policy: 'short', ...retries } as const;
  await boss.createQueue(movesQueueName, options);
  await boss.updateQueue(movesQueueName, options);
}

export function toMovesKey({ listId, run }: MovesJob): string {
  return `${listId}:${run}`;
}
