import type { MovesJob, Services } from '@keydence/api';
import type PgBoss from 'pg-boss';
import { movesQueueName, toMovesKey } from './moves-queue.ts';
import { recoverJob } from './recover-job.ts';

export async function recoverMoves(boss: PgBoss, { database, log }: Services): Promise<number> {
  const unfinished = await database.sql<MovesJob[]>`
    select list_id as "listId", run from move_runs where state in ('queued', 'running')`;
  let recovered = 0;
  for (const { listId, run } of unfinished) {
    const data = { listId, run };
    const isGiven = await recoverJob(boss, database, {
      queueName: movesQueueName,
      singletonKey: toMovesKey(data),
      data,
      lock: { kind: 'moves', key: String(listId) },
      isUnfinished: async () => {
        const rows = await database.sql`
          select from move_runs where list_id = ${listId} and run = ${run} and state in ('queued', 'running')`;
        return rows.length > 0;
      },
    });
    if (isGiven) recovered += 1;
  }
  if (recovered > 0) log.info({ recovered }, 'unfinished runs of moves continue');
  return recovered;
}
