import { type DatabaseHandle, isStatementTimeout, withFreeLock, withLock } from '@keydence/db';

/** First key of every advisory lock on running work. */
const lockSpaces = {
  setup: 7_305_001,
  refresh: 7_305_003,
  import: 7_305_006,
  topics: 7_305_007,
  console_fetch: 7_305_009,
  moves: 7_305_010,
  site_read: 7_305_024,
  brief: 7_305_025,
  radar: 7_305_027,
  sweep: 7_305_020,
};
const waitMs = 10_000;

interface WorkLock {
  kind: keyof typeof lockSpaces;
  /** Locked work: the id of a domain or import, a list with the kind of its refresh, or a sweep. */
  key: string;
  /**
   * If another process holds the lock: skip the work, wait ten seconds and fail, or wait ten
   * seconds and skip.
   */
  whenHeld: 'skip' | 'wait' | 'wait_then_skip';
  /** Replaces the wait in tests. */
  patienceMs?: number;
}

/**
 * Runs `work` while this process holds the lock, which ends with the process, however it ends. So a
 * held lock means a live worker. Returns true if it ran.
 */
export async function withWorkLock(
  database: DatabaseHandle,
  { kind, key, whenHeld, patienceMs = waitMs }: WorkLock,
  work: () => Promise<void>,
): Promise<boolean> {
  const lock = { space: lockSpaces[kind], key };
  if (whenHeld === 'skip') return withFreeLock(database, lock, work);
  let isRunning = false;
  const run = () => {
    isRunning = true;
    return work();
  };
  try {
    await withLock(database, { ...lock, waitMs: patienceMs }, run);
  } catch (error) {
    const isLeft = !isRunning && whenHeld === 'wait_then_skip' && isStatementTimeout(error);
    if (!isLeft) throw error;
  }
  return isRunning;
}
