import { findTopicTurn, type TopicJob } from '@keydence/api';
import type { Queryable } from '@keydence/db';
import type PgBoss from 'pg-boss';
import { z } from 'zod';
import { longJobSeconds } from './job-expiry.ts';

/** Runs of long lists, and runs of short ones, which never wait for long ones. */
export const topicQueueNames = ['list-topics', 'list-topics-short'] as const;
type TopicQueueName = (typeof topicQueueNames)[number];

/** Maximum keywords of a short list: its run takes about ten seconds. */
const mostOfShort = 5_000;

export const topicJob = z.object({ listId: z.number().int(), run: z.number().int() });

const retries = { retryLimit: 2, retryDelay: 10, retryBackoff: true, expireInSeconds: longJobSeconds };

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
 * Queue and priority of a run: more waiting runs of its workspace mean a lower priority, so
 * workspaces take turns. Ties are in order of request.
 */
export async function findTopicPlace(
  db: Queryable,
  job: TopicJob,
): Promise<{ queueName: TopicQueueName; priority: number }> {
  const { waitingBefore, keywordCount } = await findTopicTurn(db, job);
  const [long, short] = topicQueueNames;
  return { queueName: keywordCount <= mostOfShort ? short : long, priority: -waitingBefore };
}
