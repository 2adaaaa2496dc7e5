import { type DatabaseHandle, schema } from '@keydence/db';
import { drizzle } from 'drizzle-orm/postgres-js';

export interface RecordedStatement {
  text: string;
  values: unknown[];
  /** The pool it was sent over; all but `sql` are the keyword list's. */
  pool: PoolName;
}

type PoolName = 'sql' | 'listSql' | 'indexSql';
type Sql = DatabaseHandle['sql'];

/**
 * A handle that notes every statement, also of transactions, so that the same ones can be run without the product. No
 * workspace hides rows: the statements are those of the owner of the tables.
 */
export function recordStatements(handle: DatabaseHandle, into: RecordedStatement[]): DatabaseHandle {
  const record = (pool: PoolName, over: Sql = handle[pool]): Sql =>
    new Proxy(over, {
      apply(target, self, args) {
        const [strings, ...values] = args;
        if (Array.isArray(strings) && 'raw' in strings) into.push({ text: numbered(strings), values, pool });
        return Reflect.apply(target, self, args);
      },
      get(target, name) {
        if (name === 'begin') {
          return (work: (tx: Sql) => Promise<unknown>) =>
            target.begin((tx) => work(record(pool, tx as unknown as Sql)));
        }
        if (name !== 'unsafe') return Reflect.get(target, name);
        return (...args: Parameters<Sql['unsafe']>) => {
          into.push({ text: args[0], values: args[1] ?? [], pool });
          return target.unsafe(...args);
        };
      },
    });
  const sql = record('sql');
  const recorded: DatabaseHandle = {
    ...handle,
    db: drizzle(sql, { schema }),
    sql,
    listSql: record('listSql'),
    indexSql: record('indexSql'),
    inWorkspace: () => recorded,
  };
  return recorded;
}

function numbered(strings: string[]): string {
  return strings.reduce((text, part, index) => `${text}$${index}${part}`);
}

/** Runs recorded statements one after the other, prepared, each over the pool of its own kind. */
export async function runStatements(
  pools: Pick<DatabaseHandle, PoolName>,
  statements: readonly RecordedStatement[],
): Promise<void> {
  for (const { text, values, pool } of statements) {
    await pools[pool].unsafe(text, values as never[], { prepare: true });
  }
}
