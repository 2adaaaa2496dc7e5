import { withLock } from '@keydence/db';

/** The advisory lock of processes that make the queue's tables. */
const queueLock = { space: 4_957_302, key: 0, waitMs: 0 };

/** Does the work while no other process does it; they wait, however long it takes, and go on when this one dies. */
export function takeTurns(url: string, work: () => Promise<void>): Promise<void> {
  return withLock({ url }, queueLock, work);
}
