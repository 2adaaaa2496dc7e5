import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';

/** The first key of the advisory locks on starting imports. */
const startLockSpace = 7_305_005;

/**
 * True if an import of the domain may start: none runs, and no other can start before `tx` ends.
 */
export async function takeTurn(tx: Transaction, domainId: string): Promise<boolean> {
  // Concurrent starts wait for each other; a running import must not make them wait.
  await tx.execute(sql`select pg_advisory_xact_lock(${startLockSpace}, hashtext(${domainId}))`);
  const [running] = await tx.execute(sql`
    select 1 from import_runs where domain_id = ${domainId} and state in ('queued', 'running') limit 1`);
  return running === undefined;
}
