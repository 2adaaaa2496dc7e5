import { isLockTimeout, type Queryable, type Transaction } from '@keydence/db';
import { AppError } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { notFound } from '../access.ts';
import type { AuthedContext } from '../context.ts';
import { setupChannel } from '../jobs/move-setup.ts';
import { type DomainScope, requireSettled } from '../tracked-domains/access.ts';
import { busyMessages } from './busy-messages.ts';

/** For how long a person waits for another writer of the list before being told. */
const personPatience = '2s';
/** For how long a job may wait for a writer or for one of its own statements: a large import holds its list so long. */
const jobPatience = '10min';
/** A large import takes minutes. */
const retryAfterSeconds = 30;

interface Writer {
  /** Who waits for the change: a person at a screen or a client of the API, or the worker. */
  for?: 'person' | 'job';
}

/**
 * Runs a change of a domain's keywords that nobody but a caller asks for. No step of its setup writes meanwhile, and
 * every process drops what it remembers of the domain. AppError('domain_setup_in_progress') while it is set up;
 * 'conflict' where a person would have to wait longer than two seconds for another change of the same list.
 */
export async function changeList<Result>(
  { services }: Pick<AuthedContext, 'services'>,
  domainId: string,
  write: (tx: Transaction) => Promise<Result>,
  { for: waiting = 'person' }: Writer = {},
): Promise<Result> {
  const { db } = services.database;
  try {
    return await db.transaction(async (tx) => {
      await limitWaits(tx, waiting);
      // The setup row is locked first, as every step of a running setup does.
      const [setup] = await tx.execute<{ state: DomainScope['setup']['state'] }>(
        sql`select shown_state as state from domain_setups where domain_id = ${domainId} for share`,
      );
      if (!setup) throw notFound();
      requireSettled({ setup });
      const result = await write(tx);
      await tx.execute(sql`select pg_notify(${setupChannel}, ${domainId})`);
      return result;
    });
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    throw new AppError('conflict', await explainWait(db, domainId), { retryAfterSeconds });
  }
}

async function limitWaits(tx: Transaction, waiting: 'person' | 'job'): Promise<void> {
  const limit = waiting === 'person' ? ['lock_timeout', personPatience] : ['statement_timeout', jobPatience];
  await tx.execute(sql`select set_config(${limit[0]}, ${limit[1]}, true)`);
}

async function explainWait(db: Queryable, domainId: string): Promise<string> {
  const [running] = await db.execute<{ fileName: string; done: number; total: number }>(sql`
    select file_name as "fileName", done, total from import_runs
    where domain_id = ${domainId} and state = 'running' limit 1`);
  return running ? busyMessages.importing(running) : busyMessages.changing;
}
