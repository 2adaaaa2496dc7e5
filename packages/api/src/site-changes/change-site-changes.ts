import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { startMovesRun } from '../runs/move-moves-run.ts';

/** Updates a domain's site changes, one request at a time, and computes its moves again. */
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
