import type { DatabaseHandle } from '@keydence/db';

/** The first key of every advisory lock on running work. */
const lockSpaces = { setup: 7_305_001, refresh: 7_305_003, import: 7_305_006, sweep: 7_305_020 };

interface WorkLock {
  kind: keyof typeof lockSpaces;
  /** What is worked on: a domain's id, or a list with the kind of its refresh, an import's id, or what is swept. */
  key: string;
  /** What to do where another one holds the lock; a wait ends with the database's statement time-out. */
  whenHeld: 'wait' | 'skip';
}

/**
 * Runs `work` while this process holds the lock, which ends with the process however that dies. So a held lock means a
 * live worker. Returns whether it ran.
 */
export async function withWorkLock(
  database: DatabaseHandle,
  { kind, key, whenHeld }: WorkLock,
  work: () => Promise<void>,
): Promise<boolean> {
  const space = lockSpaces[kind];
  const connection = await database.sql.reserve();
  try {
    const [row] =
      whenHeld === 'wait'
        ? await connection<{ locked: boolean }[]>`
            select true as locked from (select pg_advisory_lock(${space}, hashtext(${key}))) as held`
        : await connection<{ locked: boolean }[]>`
            select pg_try_advisory_lock(${space}, hashtext(${key})) as locked`;
    if (!row?.locked) return false;
    try {
      await work();
    } finally {
      await connection`select pg_advisory_unlock(${space}, hashtext(${key}))`;
    }
    return true;
  } finally {
    connection.release();
  }
}
