import type { Sql } from 'postgres';
import { openConnection } from './open-connection.ts';

export interface AdvisoryLock {
  /** The first key: one number per kind of work, unique in the database. */
  space: number;
  key: string | number;
}

/**
 * Runs `work` while this process holds an advisory lock. It waits for another holder up to
 * `waitMs`; 0 waits forever. The lock has its own connection and ends with it, however the process
 * dies: a pooled connection that was lost during a long hold would return to the pool as a good
 * one.
 */
export function withLock<Result>(
  { url }: { url: string },
  { waitMs, ...lock }: AdvisoryLock & { waitMs: number },
  work: () => Promise<Result>,
): Promise<Result> {
  return onConnection(url, waitMs, async (sql) => {
    await sql`select pg_advisory_lock(${lock.space}::int, ${secondKey(sql, lock)})`;
    return work();
  });
}

/** Runs `work` only if the lock is free. Returns true if it ran. */
export function withFreeLock(
  { url }: { url: string },
  lock: AdvisoryLock,
  work: () => Promise<void>,
): Promise<boolean> {
  return onConnection(url, 0, async (sql) => {
    const [row] = await sql<{ isFree: boolean }[]>`
      select pg_try_advisory_lock(${lock.space}::int, ${secondKey(sql, lock)}) as "isFree"`;
    if (!row?.isFree) return false;
    await work();
    return true;
  });
}

async function onConnection<Result>(
  url: string,
  statementTimeoutMs: number,
  use: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const sql = openConnection(url, {
    max_lifetime: null,
    // The connection is new each time, and sends no array.
    fetch_types: false,
    settings: { statement_timeout: statementTimeoutMs },
  });
  try {
    return await use(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

const secondKey = (sql: Sql, { key }: AdvisoryLock) =>
  typeof key === 'number' ? sql`${key}::int` : sql`hashtext(${key})`;
