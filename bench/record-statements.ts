import { type DatabaseHandle, schema } from '@keydence/db';
import { drizzle } from 'drizzle-orm/postgres-js';

export interface RecordedStatement {
  text: string;
  values: unknown[];
  /** Sent over the keyword list's own pool. */
  isOfList: boolean;
}

type Sql = DatabaseHandle['sql'];

/**
 * A handle that notes every statement, so that the same ones can be run without the product. Transactions pass unseen, and
 * no workspace hides rows: the statements are those of the owner of the tables.
 */
export function recordStatements(handle: DatabaseHandle, into: RecordedStatement[]): DatabaseHandle {
  const record = (sql: Sql, isOfList: boolean): Sql =>
    new Proxy(sql, {
      apply(target, self, args) {
        const [strings, ...values] = args;
        if (Array.isArray(strings) && 'raw' in strings)
          into.push({ text: numbered(strings), values, isOfList });
        return Reflect.apply(target, self, args);
      },
      get(target, name) {
        if (name !== 'unsafe') return Reflect.get(target, name);
        return (...args: Parameters<Sql['unsafe']>) => {
          into.push({ text: args[0], values: args[1] ?? [], isOfList });
          return target.unsafe(...args);
        };
      },
    });
  const sql = record(handle.sql, false);
  const recorded: DatabaseHandle = {
    ...handle,
    db: drizzle(sql, { schema }),
    sql,
    listSql: record(handle.listSql, true),
    inWorkspace: () => recorded,
  };
  return recorded;
}

function numbered(strings: string[]): string {
  return strings.reduce((text, part, index) => `${text}$${index}${part}`);
}

/** Runs recorded statements one after the other, prepared, each over the pool of its own kind. */
export async function runStatements(
  { sql, listSql }: Pick<DatabaseHandle, 'sql' | 'listSql'>,
  statements: readonly RecordedStatement[],
): Promise<void> {
  for (const { text, values, isOfList } of statements) {
    await (isOfList ? listSql : sql).unsafe(text, values as never[], { prepare: true });
  }
}
