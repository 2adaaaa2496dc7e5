import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';

/** Maximum ended imports of a domain to keep. */
const keptImports = 50;
/** Limits of previewed uploads: age in hours, and number. */
const waitingHours = 24;
const waitingUploads = 5;

/**
 * Deletes uploads of a domain that were not imported in time, and the oldest of the ended imports.
 */
export async function purgeImports(
  tx: Transaction,
  { domainId, now }: { domainId: string; now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - waitingHours * 3_600_000).toISOString();
  await tx.execute(sql`
    delete from import_runs where domain_id = ${domainId} and state = 'previewed' and (
      created_at < ${since}::timestamptz
      or id not in (select id from import_runs where domain_id = ${domainId} and state = 'previewed'
        order by created_at desc, id desc limit ${waitingUploads - 1}))`);
  await tx.execute(sql`
    delete from import_runs where domain_id = ${domainId} and state in ('done', 'failed', 'cancelled')
      and id not in (select id from import_runs where domain_id = ${domainId}
        and state in ('done', 'failed', 'cancelled') order by created_at desc, id desc limit ${keptImports})`);
}
