import { setTimeout as wait } from 'node:timers/promises';
import { isBrokenOff } from './database-trouble.ts';
import type { Database } from './handle.ts';

/** How often a transaction is run again before its failure is the caller's. */
export const maxRepeats = 3;

export interface RepeatOptions {
  /** Resolves when a transaction may run again, for the first, second or third time; by default by chance, soon. */
  pauseBeforeRepeat?: (repeat: number) => Promise<void>;
  /** Hears of each transaction that is run again. */
  onRepeat?: () => void;
}

/**
 * The same database, whose transactions run again when PostgreSQL breaks them off because of others: to end a deadlock,
 * or because it cannot serialise them. So what a transaction does must have no effect but on its rows, until it has
 * committed. A savepoint is never repeated by itself, nor is a statement outside of a transaction, nor what `sql.begin`
 * begins.
 */
export function repeatTransactions<Repeated extends Pick<Database, 'transaction'>>(
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
      if (!isBrokenOff(error)) throw error;
    }
    onRepeat?.();
    await pauseBeforeRepeat(repeat);
  }
  return run();
}

/** Up to 40, 80 and 160 ms: two that broke each other must not meet again in step. */
function pauseByChance(repeat: number): Promise<void> {
  return wait(Math.random() * 20 * 2 ** repeat);
}
