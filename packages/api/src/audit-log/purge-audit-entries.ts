import { auditDays } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';

/** Rows per delete statement, so that none holds its locks for long. */
const batchSize = 5_000;

/** Deletes entries older than the retention period, in batches. */
export async function purgeAuditEntries({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<void> {
  const forgottenBefore = new Date(now().getTime() - auditDays * 86_400_000).toISOString();
  for (;;) {
    const { count } = await database.db.execute(sql`
      delete from audit_entries where id in (
        select id from audit_entries where created_at < ${forgottenBefore} order by created_at limit ${batchSize})`);
    if (count < batchSize) return;
  }
}
