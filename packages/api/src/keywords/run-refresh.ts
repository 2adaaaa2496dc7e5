import type { DatabaseHandle } from '@keydence/db';
import { AppError } from '@keydence/domain';

/** The first key of the advisory lock on each kind of refresh; the two are independent of each other. */
const lockSpaces = { keywords: 7_305_003, rankings: 7_305_004 };

/** Each running refresh holds a connection of the pool, so a process runs only so many. */
const maxRunning = 3;
const running = new WeakMap<DatabaseHandle, number>();

interface RefreshLock {
  listId: number;
  kind: keyof typeof lockSpaces;
}

/**
 * Runs `work` while no other refresh of this kind runs on the list, here or in another process.
 * AppError('conflict') when one does, AppError('rate_limited') when this process has enough to do.
 */
export async function runRefresh<Result>(
  database: DatabaseHandle,
  { listId, kind }: RefreshLock,
  work: () => Promise<Result>,
): Promise<Result> {
  const others = running.get(database) ?? 0;
  if (others >= maxRunning) {
    throw new AppError('rate_limited', 'Too many refreshes are running. Please try again soon.', {
      retryAfterSeconds: 5,
    });
  }
  running.set(database, others + 1);
  try {
    return await runUnderLock(database, [lockSpaces[kind], listId], work);
  } finally {
    running.set(database, (running.get(database) ?? 1) - 1);
  }
}

async function runUnderLock<Result>(
  { sql }: DatabaseHandle,
  [space, key]: [number, number],
  work: () => Promise<Result>,
): Promise<Result> {
  const connection = await sql.reserve();
  try {
    const [lock] = await connection<
      { free: boolean }[]
    >`select pg_try_advisory_lock(${space}, ${key}) as free`;
    if (!lock?.free) throw new AppError('conflict', 'This list is being refreshed already.');
    try {
      return await work();
    } finally {
      await connection`select pg_advisory_unlock(${space}, ${key})`;
    }
  } finally {
    connection.release();
  }
}
