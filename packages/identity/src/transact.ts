import type { Transaction } from '@keydence/db';
import type { IdentityContext } from './context.ts';

/** A transaction with the server's keys at hand: reading them inside would hold one connection and wait for a second. */
export async function transact<T>(ctx: IdentityContext, work: (tx: Transaction) => Promise<T>): Promise<T> {
  await Promise.all([ctx.keys.signing(), ctx.keys.codeSecret(), ctx.keys.sealingKey()]);
  return ctx.database.db.transaction(work);
}
