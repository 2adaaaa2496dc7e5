import type { DatabaseHandle, Transaction } from '../handle.ts';

const doomed = new WeakSet<Transaction>();

/**
 * Has each transaction broken off once, when it is about to commit, as PostgreSQL does to one that it cannot serialise.
 * So it shows what a use case does besides its rows: it happens twice.
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
      throw Object.assign(new Error('broken off by the tests'), { code: '40001' });
    }, config);
  };
  return scope;
}

/** Whether what a transaction writes will be rolled back: a queue that is not in the database must not keep it. */
export function isDoomed(tx: Transaction): boolean {
  return doomed.has(tx);
}
