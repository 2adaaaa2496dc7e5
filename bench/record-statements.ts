import { type DatabaseHandle, schema } from '@keydence/db';
import { drizzle } from 'drizzle-orm/postgres-js';

export interface RecordedStatement {
  text: string;
  values: unknown[];
}

type Sql = DatabaseHandle['sql'];

/** A handle that notes every statement, so that the same ones can be run without the product. Transactions pass unseen. */
export function recordStatements(handle: DatabaseHandle, into: RecordedStatement[]): DatabaseHandle {
  const record = (sql: Sql): Sql =>
    new Proxy(sql, {
      apply(target, self, args) {
        const [strings, ...values] = args;
        if (Array.isArray(strings) && 'raw' in strings) into.push({ text: numbered(strings), values });
        return Reflect.apply(target, self, args);
      },
      get(target, name) {
        if (name !== 'unsafe') return Reflect.get(target, name);
        return (...args: Parameters<Sql['unsafe']>) => {
          into.push({ text: args[0], values: args[1] ?? [] });
          return target.unsafe(...args);
        };
      },
    });
  const sql = record(handle.sql);
  return { ...handle, db: drizzle(sql, { schema }), sql, listSql: record(handle.listSql) };
}

function numbered(strings: string[]): string {
  return strings.reduce((text, part, index) => `${text}$${index}${part}`);
}
