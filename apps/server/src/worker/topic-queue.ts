import type { TopicJob } from '@keydence/api';
import type PgBoss from 'pg-boss';
import { z } from 'zod';
import { longJobSeconds } from './job-expiry.ts';

export const topicQueueName = 'list-topics';

/** The payload of a run's job. */
export const topicJob = z.object({ listId: z.number().int(), run: z.number().int() });

const retries = { retryLimit: 2, retryDelay: 10, retryBackoff: true, expireInSeconds: longJobSeconds };

/** Makes the queue; `short` keeps at most one waiting job for a key. Safe to call at each start. */
export async function createTopicQueue(boss: PgBoss): Promise<void> {
  const options = { name: topicQueueName, policy: 'short', ...retries } as const;
  await boss.createQueue(topicQueueName, options);
  await boss.updateQueue(topicQueueName, options);
}

export function toTopicKey({ listId, run }: TopicJob): string {
  return `${listId}:${run}`;
}
