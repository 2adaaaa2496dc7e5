import { PostgresJsSession } from 'drizzle-orm/postgres-js';
import type { Sql } from 'postgres';
import type { Database, DatabaseHandle, Transaction } from './handle.ts';

/**
 * The database as an open transaction sees it, for reading again what the transaction has locked: a second connection
 * would be waited for by whoever holds the first. It stays in the workspace that the transaction is in. The keyword
 * list's own pools stay as they are: nobody holds one of their connections while waiting.
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
