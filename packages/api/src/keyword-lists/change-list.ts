import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import { type DomainScope, requireSetupDone } from '../access/get-domain-scope.ts';
import { notFound } from '../access.ts';
import type { AuthedContext } from '../context.ts';
import { setupChannel } from '../runs/move-setup.ts';
import { writeInTurn } from './write-in-turn.ts';

/**
 * Time limit of a job for a lock or one of its own statements: a large import locks its list that
 * long.
 */
const jobPatience = '10min';

interface Writer {
  /** The caller that waits: a person (or an API client), or the worker. */
  for?: 'person' | 'job';
}

/**
 * Runs a change of a domain's keywords that only a caller requests. No step of its setup writes at
 * the same time, and every process clears its caches of the domain.
 * AppError('domain_setup_in_progress') during the setup; 'conflict' if a person would have to wait
 * for another change of the same list, see `writeInTurn`.
 */
export async function changeList<Result>(
  { services }: Pick<AuthedContext, 'services'>,
  domainId: string,
  write: (tx: Transaction) => Promise<Result>,
  { for: waiting = 'person' }: Writer = {},
): Promise<Result> {
  const change = async (tx: Transaction) => {
    // The setup row is locked first, as in every step of a running setup.
    const [setup] = await tx.execute<{ state: DomainScope['setup']['state'] }>(
      sql`select shown_state as state from domain_setups where domain_id = ${domainId} for share`,
    );
    if (!setup) throw notFound();
    requireSetupDone({ setup });
    const result = await write(tx);
    await tx.execute(sql`select pg_notify(${setupChannel}, ${domainId})`);
    return result;
  };
  if (waiting === 'person') return writeInTurn(services, domainId, change);
  return writePatiently(services, change);
}

/** Runs a job's change of a list, which waits for the end of a large import. */
export function writePatiently<Result>(
  { database }: Pick<AuthedContext['services'], 'database'>,
  write: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', ${jobPatience}, true)`);
    return write(tx);
  });
}
