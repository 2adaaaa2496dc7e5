import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import { notFound } from '../access.ts';
import type { AuthedContext } from '../context.ts';
import { setupChannel } from '../jobs/move-setup.ts';
import { type DomainScope, requireSettled } from '../tracked-domains/access.ts';

/**
 * Runs a change of a domain's keywords that nobody but a caller asks for. No step of its setup writes meanwhile, and
 * every process drops what it remembers of the domain. AppError('domain_setup_in_progress') while it is set up.
 */
export async function changeList<Result>(
  { services }: Pick<AuthedContext, 'services'>,
  domainId: string,
  write: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return services.database.db.transaction(async (tx) => {
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
}
