import type { Services } from '@keydence/api';
import type PgBoss from 'pg-boss';

const lookIntervalMs = 100;

/** A taker sleeps until it is woken, or for this long if no one wakes it. */
export const takerOptions = { pollingIntervalSeconds: 30, includeMetadata: true } as const;

/** Who takes the jobs of a queue. */
export interface Taker {
  queueName: string;
  id: string;
}

/**
 * Wakes the takers of each queue that has a due job: one statement for all queues instead of one for each
 * taker. Returns a function that ends it.
 */
export function wakeTakers(boss: PgBoss, { database, log }: Services, takers: readonly Taker[]): () => void {
  const queueNames = [...new Set(takers.map(({ queueName }) => queueName))];
  let isLooking = false;

  async function look(): Promise<void> {
    const due = await database.sql<{ name: string }[]>`
      select queue.name from unnest(${queueNames}::text[]) as queue(name) where exists (
        select from jobs.job where job.name = queue.name and state < 'active' and start_after < now())`;
    for (const { queueName, id } of takers) {
      if (due.some(({ name }) => name === queueName)) boss.notifyWorker(id);
    }
  }

  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch((error: unknown) => log.warn({ error }, 'due jobs could not be looked up'))
      .finally(() => {
        isLooking = false;
      });
  }, lookIntervalMs);
  return () => clearInterval(timer);
}
