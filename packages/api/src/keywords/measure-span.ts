import { type SQL, sql } from 'drizzle-orm';

/**
 * Between which numbers these keywords are: `where k.id = any(…) and k.id ${measureSpan(ids)}`. Where they are neighbours,
 * one walk of an index finds them all, not one each, and not the whole list where PostgreSQL takes it for a small one.
 * Not for none.
 */
export function measureSpan(ids: readonly number[]): SQL {
  let [first = 0, last = 0] = [ids[0], ids[0]];
  for (const id of ids) {
    if (id < first) first = id;
    if (id > last) last = id;
  }
  return sql`between ${first}::bigint and ${last}::bigint`;
}
