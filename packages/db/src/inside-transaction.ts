import { PostgresJsSession } from 'drizzle-orm/postgres-js';
import type { Sql } from 'postgres';
import type { Database, DatabaseHandle, Transaction } from './handle.ts';

/**
 * The database inside an open transaction, for rereading rows that the transaction has locked: with
 * a second connection, holders of all connections could wait for each other. It stays in the
 * transaction's workspace. The keyword list's own pools do not change: no code holds one of their
 * connections while it waits.
 */
export function insideTransaction(handle: DatabaseHandle, tx: Transaction): DatabaseHandle {
  const { session } = tx._;
  if (!(session instanceof PostgresJsSession)) throw new Error('the transaction is of another driver');
  const inside: DatabaseHandle = {
    ...handle,
    db: tx as unknown as Database,
    sql: session.client as Sql,
    inWorkspace: () => inside,
  };
  return inside;
}
