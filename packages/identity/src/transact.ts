import type { Transaction } from '@keydence/db';
import type { IdentityContext } from './context.ts';

/**
 * Runs a transaction after loading the server's keys: loading them inside would hold one connection
 * and wait for a second.
 */
export async function transact<T>(ctx: IdentityContext, work: (tx: Transaction) => Promise<T>): Promise<T> {
  await Promise.all([ctx.keys.signing(), ctx.keys.codeSecret(), ctx.keys.sealingKey()]);
  return ctx.database.db.transaction(work);
}
