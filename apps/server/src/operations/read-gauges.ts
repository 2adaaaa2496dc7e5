import { type DatabaseHandle, isTransientDatabaseError } from '@keydence/db';

interface QueueDepth {
  queue: string;
  state: string;
  count: number;
}

/**
 * Number of waiting, running and failed jobs; empty while the database is down, so that other
 * metrics remain readable.
 */
export function readQueueDepth(database: DatabaseHandle): Promise<QueueDepth[]> {
  return readWhileThere(
    database.sql<QueueDepth[]>`
      select name as queue, state::text, count(*)::int from jobs.job
      where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_pgboss\\_\\_%'
      group by 1, 2`,
  );
}

export function readConnections(database: DatabaseHandle): Promise<{ state: string; count: number }[]> {
  return readWhileThere(
    database.sql<{ state: string; count: number }[]>`
      select coalesce(state, 'unknown') as state, count(*)::int from pg_stat_activity
      where datname = current_database() and application_name = 'keydence' group by 1`,
  );
}

async function readWhileThere<Row>(rows: PromiseLike<Row[]>): Promise<Row[]> {
  try {
    return [...(await rows)];
  } catch (error) {
    if (isTransientDatabaseError(error)) return [];
    throw error;
  }
}
