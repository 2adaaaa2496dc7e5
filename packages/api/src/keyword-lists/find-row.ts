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
 * Runs a statement with `findRow`. For a list that it considers empty, PostgreSQL could also read
 * all rows and sort them for each key; without sorting, it uses the index in that order.
 */
export async function findingRows<Result>(tx: Transaction, find: () => Promise<Result>): Promise<Result> {
  await tx.execute(sql`set local enable_sort = off`);
  const found = await find();
  await tx.execute(sql`set local enable_sort = on`);
  return found;
}

/**
 * A subquery for the row of a list with that key: the first one in the order of the key, if any.
 * PostgreSQL has no statistics yet of a list whose rows this transaction has written, and for an
 * equality alone it could use an index of another column and read the whole list each time.
 */
export function findRow({ table, listId, key, value }: WantedRow): SQL {
  return sql`select * from (select * from ${table} where list_id = ${listId} and ${key} >= ${value}
    order by ${key} limit 1) as nearest where ${key} = ${value}`;
}
