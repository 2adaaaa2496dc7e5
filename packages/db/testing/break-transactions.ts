import type { DatabaseHandle, Transaction } from '../src/handle.ts';

const doomed = new WeakSet<Transaction>();

/**
 * Fails each transaction once just before its commit, like a PostgreSQL serialization failure. This
 * reveals side effects of a use case besides its rows: they happen twice.
 */
export function breakTransactions(handle: DatabaseHandle): void {
  breakThose(handle);
  const { inWorkspace } = handle;
  handle.inWorkspace = (workspaceId) => breakThose(inWorkspace(workspaceId));
}

function breakThose<Scope extends Pick<DatabaseHandle, 'db'>>(scope: Scope): Scope {
  const { db } = scope;
  const transact = db.transaction.bind(db);
  db.transaction = (work, config) => {
    let runs = 0;
    return transact(async (tx) => {
      runs += 1;
      if (runs > 1) return work(tx);
      doomed.add(tx);
      await work(tx);
      throw Object.assign(new Error('serialization failure injected by the tests'), { code: '40001' });
    }, config);
  };
  return scope;
}

/**
 * True if the transaction's writes will be rolled back: a queue outside the database must not keep
 * them.
 */
export function isDoomed(tx: Transaction): boolean {
  return doomed.has(tx);
}
