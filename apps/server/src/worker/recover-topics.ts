import type { Services, TopicJob } from '@keydence/api';
import type PgBoss from 'pg-boss';
import { recoverJob } from './recover-job.ts';
import { findTopicPlace, topicQueueNames, toTopicKey } from './topic-queue.ts';

export async function recoverTopics(boss: PgBoss, { database, log }: Services): Promise<number> {
  const unfinished = await database.sql<TopicJob[]>`
    select list_id as "listId", run from topic_runs where state in ('queued', 'running')`;
  let recovered = 0;
  for (const { listId, run } of unfinished) {
    const data = { listId, run };
    const singletonKey = toTopicKey(data);
    const [waiting] = await database.sql<{ name: string }[]>`
      select name from jobs.job where name = any(${[...topicQueueNames]}) and singleton_key = ${singletonKey}
        and state <= 'active' order by state limit 1`;
    const place = await findTopicPlace(database.db, data);
    const isGiven = await recoverJob(boss, database, {
      queueName: waiting?.name ?? place.queueName,
      singletonKey,
      priority: place.priority,
      data,
      lock: { kind: 'topics', key: String(listId) },
      isUnfinished: async () => {
        const rows = await database.sql`
          select from topic_runs where list_id = ${listId} and run = ${run} and state in ('queued', 'running')`;
        return rows.length > 0;
      },
    });
    if (isGiven) recovered += 1;
  }
  if (recovered > 0) log.info({ recovered }, 'unfinished runs of topics continue');
  return recovered;
}
