import type { DatabaseHandle } from '@keydence/db';

/** The first key of every advisory lock on a running setup. */
const setupLockSpace = 7_305_001;

/**
 * Runs `work` while this process holds the domain's lock, which ends with the process however that dies. So a held
 * lock means a live worker. Returns false, without running, where another one holds it.
 */
export async function withDomainLock(
  database: DatabaseHandle,
  domainId: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const connection = await database.sql.reserve();
  try {
    const [row] = await connection<{ locked: boolean }[]>`
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
