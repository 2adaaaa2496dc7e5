import type { RadarJob } from '@keydence/api';
import type PgBoss from 'pg-boss';
import { z } from 'zod';
import { longJobSeconds } from './job-expiry.ts';

export const radarQueueName = 'radar';

export const radarJob = z.object({ listId: z.number().int() });

export const toRadarKey = ({ listId }: RadarJob): string => String(listId);

const retries = { retryLimit: 2, retryDelay: 30, retryBackoff: true, expireInSeconds: longJobSeconds };

/** Creates the queue; `short` keeps at most one waiting job for a list. Safe to call at each start. */
export async function createRadarQueue(boss: PgBoss): Promise<void> {
  const options = { name: radarQueueName, policy: 'short', ...retries } as const;
  await boss.createQueue(radarQueueName, options);
  await boss.updateQueue(radarQueueName, options);
}
