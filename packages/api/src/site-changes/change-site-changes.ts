import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import { startMovesRun } from '../moves/move-run.ts';
import type { DomainContext } from '../tracked-domains/access.ts';

/** Runs a change of a domain's site changes, of which one happens at a time. Its moves are computed again. */
export async function changeSiteChanges<Result>(
  { services, domain, caller }: DomainContext,
  write: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return services.database.db.transaction(async (tx) => {
    await tx.execute(sql`select from tracked_domains where id = ${domain.id} for no key update`);
    const result = await write(tx);
    if (domain.list) await startMovesRun(tx, services, { listId: domain.list.id, askedBy: caller.userId });
    return result;
  });
}
