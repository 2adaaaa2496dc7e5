import { setTimeout as wait } from 'node:timers/promises';
import { isSerializationFailure } from './database-errors.ts';
import type { Database } from './handle.ts';

/** Retries before the caller gets the error. */
export const maxRepeats = 3;

export interface RepeatOptions {
  /** Resolves before the first, second or third retry; by default after a short random time. */
  pauseBeforeRepeat?: (repeat: number) => Promise<void>;
  onRepeat?: () => void;
}

/**
 * Retries transactions that PostgreSQL aborts because of others: deadlocks and serialization
 * failures. Until it has committed, a transaction must therefore have no effect except on its rows.
 * Savepoints, statements outside of a transaction and `sql.begin` are not retried.
 */
export function retryTransactions<Repeated extends Pick<Database, 'transaction'>>(
  db: Repeated,
  options: RepeatOptions,
): Repeated {
  const transact = db.transaction.bind(db) as Database['transaction'];
  db.transaction = (work, config) => repeatBroken(() => transact(work, config), options);
  return db;
}

async function repeatBroken<Result>(
  run: () => Promise<Result>,
  { pauseBeforeRepeat = pauseByChance, onRepeat }: RepeatOptions,
): Promise<Result> {
  for (let repeat = 1; repeat <= maxRepeats; repeat += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isSerializationFailure(error)) throw error;
    }
    onRepeat?.();
    await pauseBeforeRepeat(repeat);
  }
  return run();
}

/** Up to 40, 80 and 160 ms: two conflicting transactions must not retry in step. */
function pauseByChance(repeat: number): Promise<void> {
  return wait(Math.random() * 20 * 2 ** repeat);
}
