import type { Transaction } from '@keydence/db';
import { type SQL, sql } from 'drizzle-orm';

interface WantedRow {
  table: SQL;
  listId: number;
  /** The column that follows the list in an index of its own. */
  key: SQL;
  value: SQL;
}

/**
 * Runs a statement with `findRow`. Of a list that it thinks to be empty, PostgreSQL could also read all rows and sort them
 * for each key; where it may not sort, it takes the index that has their order.
 */
export async function findingRows<Result>(tx: Transaction, find: () => Promise<Result>): Promise<Result> {
  await tx.execute(sql`set local enable_sort = off`);
  const found = await find();
  await tx.execute(sql`set local enable_sort = on`);
  return found;
}

/**
 * A subquery for the row of a list with that key. It is the first one in the order of the key, or there is none: of a list
 * whose rows this transaction has written, PostgreSQL knows no size yet, and for an equality alone it could take an index
 * of another column and read the whole list each time.
 */
export function findRow({ table, listId, key, value }: WantedRow): SQL {
  return sql`select * from (select * from ${table} where list_id = ${listId} and ${key} >= ${value}
    order by ${key} limit 1) as nearest where ${key} = ${value}`;
}
