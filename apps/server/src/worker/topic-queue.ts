import type { TopicJob } from '@keydence/api';
import type PgBoss from 'pg-boss';

export const topicQueueName = 'list-topics';

/** Longer than any run, and about as long as the queue takes: a dead process is known by its lock, not by its time. */
const expireInSeconds = 23 * 60 * 60;
const retries = { retryLimit: 2, retryDelay: 10, retryBackoff: true, expireInSeconds };

/** Makes the queue; `short` keeps at most one waiting job for a key. Safe to call at each start. */
export async function createTopicQueue(boss: PgBoss): Promise<void> {
  const options = { name: topicQueueName, policy: 'short', ...retries } as const;
  await boss.createQueue(topicQueueName, options);
  await boss.updateQueue(topicQueueName, options);
}

export function toTopicKey({ listId, run }: TopicJob): string {
  return `${listId}:${run}`;
}
