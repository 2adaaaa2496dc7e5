import { findTopicTurn, type TopicJob } from '@keydence/api';
import type { Queryable } from '@keydence/db';
import type PgBoss from 'pg-boss';
import { z } from 'zod';
import { longJobSeconds } from './job-expiry.ts';

/** Runs of long lists, and those of short ones, which wait for no long one. */
export const topicQueueNames = ['list-topics', 'list-topics-short'] as const;
type TopicQueueName = (typeof topicQueueNames)[number];

/** Keywords of the longest list that counts as short: its run takes some ten seconds. */
const mostOfShort = 5_000;

/** The payload of a run's job. */
export const topicJob = z.object({ listId: z.number().int(), run: z.number().int() });

const retries = { retryLimit: 2, retryDelay: 10, retryBackoff: true, expireInSeconds: longJobSeconds };

/** Makes the queues; `short` keeps at most one waiting job for a key. Safe to call at each start. */
export async function createTopicQueues(boss: PgBoss): Promise<void> {
  for (const name of topicQueueNames) {
    const options = { name, policy: 'short', ...retries } as const;
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  }
}

export function toTopicKey({ listId, run }: TopicJob): string {
  return `${listId}:${run}`;
}

/**
 * The queue of a run, and its place there: the more runs of its workspace are waiting before it, the later it comes, so
 * workspaces take turns. Of equal ones the first asked comes first.
 */
export async function findTopicPlace(
  db: Queryable,
  job: TopicJob,
): Promise<{ queueName: TopicQueueName; priority: number }> {
  const { waitingBefore, keywordCount } = await findTopicTurn(db, job);
  const [long, short] = topicQueueNames;
  return { queueName: keywordCount <= mostOfShort ? short : long, priority: -waitingBefore };
}
