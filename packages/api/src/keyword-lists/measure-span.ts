import { type SQL, sql } from 'drizzle-orm';

/**
 * SQL range of these keywords' numbers: `where k.id = any(…) and k.id ${measureSpan(ids)}`. For
 * adjacent numbers, one index scan finds all of them, instead of one scan each, or of the whole
 * list if PostgreSQL assumes a small one. The list of ids must not be empty.
 */
export function measureSpan(ids: readonly number[]): SQL {
  let [first = 0, last = 0] = [ids[0], ids[0]];
  for (const id of ids) {
    if (id < first) first = id;
    if (id > last) last = id;
  }
  return sql`between ${first}::bigint and ${last}::bigint`;
}
