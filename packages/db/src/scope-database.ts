import { drizzle } from 'drizzle-orm/postgres-js';
import type { ISql, Sql, TransactionSql } from 'postgres';
import type { Shape } from './cluster/read-shape.ts';
import { isLostConnection } from './database-errors.ts';
import type { Database, DatabaseHandle } from './handle.ts';
import { LaterStatement, type Send } from './later-statement.ts';
import { type RepeatOptions, retryTransactions } from './retry-transactions.ts';

/**
 * The database of one workspace: `tenants` connects as the role under row security, and each
 * statement sets the workspace first, so that other rows are hidden even without a filter. The
 * keyword list's own pools do not change; see docs/adr/0027-row-security.md.
 */
export function scopeDatabase(
  handle: DatabaseHandle,
  tenants: Sql,
  { workspaceId, repeats, isPooled, readShape }: Scope,
): DatabaseHandle {
  const enter = (sql: ISql) => sql`select set_config('keydence.workspace', ${workspaceId}, false)`;
  // Unlike a query it takes no snapshot, after which the transaction could not choose its isolation level.
  const enterTransaction = (tx: ISql, shape: Shape) =>
    shape === 'cluster'
      ? // It sets the workspace's lists, too, by which each node hides the rows of others.
        tx`select distribution.enter(${workspaceId}::uuid)`
      : tx.unsafe(`set local keydence.workspace = '${workspaceId.replaceAll("'", "''")}'`);
  const send: Send = async (ask) => {
    const shape = await readShape();
    const connection = await tenants.reserve();
    let isLost = false;
    try {
      // A setting reaches the nodes of a cluster only within a transaction, and two messages through a pooler may come to
      // two servers, unless they are one transaction. After an error, the commit ends it without effect.
      const isTransaction = isPooled || shape === 'cluster';
      const before = isTransaction
        ? [connection.unsafe('begin'), enterTransaction(connection, shape)]
        : [enter(connection)];
      const asked = ask(connection);
      const after = isTransaction ? [connection.unsafe('commit')] : [];
      // They are sent together: one round trip. A connection must have ended all before it is released.
      const ended = await Promise.allSettled([...before, asked, ...after]);
      for (const end of ended) if (end.status === 'rejected') throw end.reason;
      return await asked;
    } catch (error) {
      isLost = isLostConnection(error);
      throw error;
    } finally {
      // The pool has already recovered a lost one; released, it would count as open and fail the
      // next statement.
      if (!isLost) connection.release();
    }
  };
  const tag = (strings: TemplateStringsArray, ...values: unknown[]) =>
    // Called with names or rows, it makes a fragment of a statement.
    'raw' in strings
      ? new LaterStatement(send, (connection) => connection(strings, ...values.map(writePart(connection))))
      : tenants(strings as never, ...(values as never[]));
  const unsafe: Sql['unsafe'] = (text, values, options) =>
    new LaterStatement(send, (connection) => connection.unsafe(text, values, options)) as never;
  const begin = (...args: [...options: string[], work: Work]) => {
    const [work, options = ''] = args.toReversed() as [Work, string?];
    return tenants.begin(options, async (tx) => {
      await enterTransaction(tx, await readShape());
      return work(tx);
    });
  };
  const { options, json, array } = tenants;
  const { listen, notify } = handle.sql;
  const sql = Object.assign(tag, { unsafe, begin, options, json, array, listen, notify }) as unknown as Sql;
  let db: Database | undefined;
  return {
    ...handle,
    sql,
    // Created on demand: many requests use only the driver.
    get db() {
      db ??= retryTransactions(drizzle(sql) as unknown as Database, repeats);
      return db;
    },
  };
}

interface Scope {
  workspaceId: string;
  repeats: RepeatOptions;
  /** True where `tenants` goes through a pooler in transaction mode. */
  isPooled: boolean;
  readShape: () => Promise<Shape>;
}

type Work = (tx: TransactionSql) => Promise<unknown>;
/** A statement inside another one is a part of it. */
const writePart = (connection: ISql) => (value: unknown) =>
  (value instanceof LaterStatement ? value.write(connection) : value) as never;
