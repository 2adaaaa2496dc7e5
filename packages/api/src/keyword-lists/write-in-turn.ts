import { isLockTimeout, type Queryable, type Transaction } from '@keydence/db';
import { AppError } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { busyMessages } from './busy-messages.ts';
import { takeTurn } from './take-turn.ts';

/**
 * Milliseconds for which a person waits for another writer's lock on the list, and for earlier
 * callers, before an error.
 */
const patience = { lock: 2_000, turn: 10_000 };
/** Attempts to get the lock: the worker stores topics within seconds, while an import keeps it for minutes. */
const mostAttempts = 3;
/** A large import takes minutes. */
const retryAfterSeconds = 30;

/**
 * Runs a person's change of a list. Callers that wait for another change of the same list in this
 * process hold no connection, so that one list's requests cannot take all connections.
 * AppError('conflict') if an import needs longer than two seconds, or another writer longer than three times that. An
 * attempt that is repeated has written nothing.
 */
export async function writeInTurn<Result>(
  { database: { db } }: Pick<Services, 'database'>,
  domainId: string,
  write: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const turn = await takeTurn(domainId, patience.turn);
  if (!turn) throw tellWait(await findRunningImport(db, domainId));
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await db.transaction(async (tx) => {
          await tx.execute(sql`select set_config('lock_timeout', ${`${patience.lock}ms`}, true)`);
          return write(tx);
        });
      } catch (error) {
        if (!isLockTimeout(error)) throw error;
        const running = await findRunningImport(db, domainId);
        if (!running && attempt < mostAttempts) continue;
        // The callers behind would wait for the same writer.
        turn.dismiss();
        throw tellWait(running);
      }
    }
  } finally {
    turn.end();
  }
}

interface RunningImport extends Record<string, unknown> {
  fileName: string;
  done: number;
  total: number;
}

async function findRunningImport(db: Queryable, domainId: string): Promise<RunningImport | undefined> {
  const [running] = await db.execute<RunningImport>(sql`
    select file_name as "fileName", done, total from import_runs
    where domain_id = ${domainId} and state = 'running' limit 1`);
  return running;
}

function tellWait(running: RunningImport | undefined): AppError {
  const message = running ? busyMessages.importing(running) : busyMessages.changing;
  return new AppError('conflict', message, { retryAfterSeconds });
}
