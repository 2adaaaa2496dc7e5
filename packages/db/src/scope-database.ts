import { drizzle } from 'drizzle-orm/postgres-js';
import type { ISql, Sql, TransactionSql } from 'postgres';
import { isLostConnection } from './database-trouble.ts';
import type { Database, DatabaseHandle } from './handle.ts';
import { type RepeatOptions, repeatTransactions } from './repeat-transactions.ts';

/**
 * The database of one workspace: `tenants` connects as the role under row security, and each
 * statement sets the workspace first, so that other rows are hidden even without a filter. The
 * keyword list's own pools do not change; see docs/adr/0027-row-security.md.
 */
export function scopeDatabase(
  handle: DatabaseHandle,
  tenants: Sql,
  { workspaceId, repeats, isPooled }: Scope,
): DatabaseHandle {
  const enter = (sql: ISql) => sql`select set_config('keydence.workspace', ${workspaceId}, false)`;
  // Unlike a query it takes no snapshot, after which the transaction could not choose its isolation level.
  const enterTransaction = (tx: TransactionSql) =>
    tx.unsafe(`set local keydence.workspace = '${workspaceId.replaceAll("'", "''")}'`);
  // Two messages through a pooler may come to two servers, unless they are one transaction.
  const sendAsTransaction: Send = (ask) =>
    tenants.begin(async (tx) => {
      await enterTransaction(tx);
      return ask(tx);
    });
  const sendTogether: Send = async (ask) => {
    const connection = await tenants.reserve();
    let isLost = false;
    try {
      // Both are sent together: one round trip.
      const [, rows] = await Promise.all([enter(connection), ask(connection)]);
      return rows;
    } catch (error) {
      isLost = isLostConnection(error);
      throw error;
    } finally {
      // The pool has already recovered a lost one; released, it would count as open and fail the
      // next statement.
      if (!isLost) connection.release();
    }
  };
  const send = isPooled ? sendAsTransaction : sendTogether;
  const tag = (strings: TemplateStringsArray, ...values: unknown[]) =>
    // Called with names or rows, it makes a fragment of a statement.
    'raw' in strings
      ? new ScopedStatement(send, (connection) => connection(strings, ...values.map(writePart(connection))))
      : tenants(strings as never, ...(values as never[]));
  const unsafe: Sql['unsafe'] = (text, values, options) =>
    new ScopedStatement(send, (connection) => connection.unsafe(text, values, options)) as never;
  const begin = (...args: [...options: string[], work: Work]) => {
    const [work, options = ''] = args.toReversed() as [Work, string?];
    return tenants.begin(options, async (tx) => {
      await enterTransaction(tx);
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
      db ??= repeatTransactions(drizzle(sql) as unknown as Database, repeats);
      return db;
    },
  };
}

interface Scope {
  workspaceId: string;
  repeats: RepeatOptions;
  /** True where `tenants` goes through a pooler in transaction mode. */
  isPooled: boolean;
}

type Work = (tx: TransactionSql) => Promise<unknown>;
type Write = (connection: ISql) => ReturnType<ISql['unsafe']>;
type Send = (ask: (connection: ISql) => PromiseLike<unknown>) => Promise<unknown>;

/** Like the driver's own statements, it is sent when it is awaited. */
class ScopedStatement implements PromiseLike<unknown> {
  readonly #send: Send;
  /** The driver's statement on a connection, not sent. */
  readonly write: Write;
  #rows: Promise<unknown> | undefined;

  constructor(send: Send, write: Write) {
    this.#send = send;
    this.write = write;
  }

  // biome-ignore lint/suspicious/noThenProperty: this is what makes it a statement that can be awaited.
  then<Result, Failure = never>(
    onRows?: ((rows: unknown) => Result | PromiseLike<Result>) | null,
    onFailure?: ((error: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<Result | Failure> {
    this.#rows ??= this.#send(this.write);
    return this.#rows.then(onRows, onFailure);
  }

  catch<Failure>(onFailure: (error: unknown) => Failure | PromiseLike<Failure>): Promise<unknown> {
    return this.then(undefined, onFailure);
  }

  /** Each row as an array of values. */
  values(): Promise<unknown> {
    return this.#send((connection) => this.write(connection).values());
  }
}

/** A statement inside another one is a part of it. */
const writePart = (connection: ISql) => (value: unknown) =>
  (value instanceof ScopedStatement ? value.write(connection) : value) as never;
