import type { Queryable, Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';

/** The newest date with imported data about a list's keywords, as `YYYY-MM-DD`; null before any import. */
export async function findNewestDay(db: Queryable, listId: number): Promise<string | null> {
  const [row] = await db.execute<{ day: string | null }>(sql`
    select max(measured_on)::text as day from keyword_measures where list_id = ${listId}`);
  return row?.day ?? null;
}

interface NotedImport {
  domainId: string;
  listId: number;
  /** Result of `findNewestDay` before the import. */
  dayBefore: string | null;
}

/**
 * Records in a domain's schedule that an import has added newer numbers. The first numbers of a list count only if its
 * schedule waits, because there is nothing to compare them with.
 */
export async function recordImport(
  tx: Transaction,
  { domainId, listId, dayBefore }: NotedImport,
): Promise<void> {
  const day = await findNewestDay(tx, listId);
  if (day === null || (dayBefore !== null && day <= dayBefore)) return;
  await tx.execute(sql`
    update domain_rhythms set has_newer_import = true
    where domain_id = ${domainId} and (${dayBefore !== null} or waiting_since is not null)`);
}
