import type { DatabaseHandle } from '@keydence/db';

/** The first key of every advisory lock on a running setup. */
const setupLockSpace = 7_305_001;

interface DomainLock {
  domainId: string;
  /** What to do where another one holds the lock; a wait ends with the database's statement time-out. */
  whenHeld: 'wait' | 'skip';
}

/**
 * Runs `work` while this process holds the domain's lock, which ends with the process however that dies. So a held
 * lock means a live worker. Returns whether it ran.
 */
export async function withDomainLock(
  database: DatabaseHandle,
  { domainId, whenHeld }: DomainLock,
  work: () => Promise<void>,
): Promise<boolean> {
  const connection = await database.sql.reserve();
  try {
    const [row] =
      whenHeld === 'wait'
        ? await connection<{ locked: boolean }[]>`
            select true as locked from (select pg_advisory_lock(${setupLockSpace}, hashtext(${domainId}))) as held`
        : await connection<{ locked: boolean }[]>`
            select pg_try_advisory_lock(${setupLockSpace}, hashtext(${domainId})) as locked`;
    if (!row?.locked) return false;
    try {
      await work();
    } finally {
      await connection`select pg_advisory_unlock(${setupLockSpace}, hashtext(${domainId}))`;
    }
    return true;
  } finally {
    connection.release();
  }
}
