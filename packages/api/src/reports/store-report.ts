import { schema, type Transaction } from '@keydence/db';
import type { StoredReportBody } from '@keydence/domain';
import { sql } from 'drizzle-orm';

export interface StoredReport {
  listVersion: number;
  body: StoredReportBody;
  generatedAt: Date;
}

/** A year of two-week measures. */
export const keptReports = 26;

/**
 * Stores the report of a list version; a newer one of the same version replaces it. Only the newest reports of
 * a list are kept. In a transaction, so that no more than those are ever seen. Returns which version of the row this is,
 * null where a newer one stayed.
 */
export async function storeReport(
  tx: Transaction,
  listId: number,
  report: StoredReport,
): Promise<string | null> {
  const { reports } = schema;
  const [row] = await tx
    .insert(reports)
    .values({ listId, ...report })
    .onConflictDoUpdate({
      target: [reports.listId, reports.listVersion],
      set: { body: sql`excluded.body`, generatedAt: sql`excluded.generated_at` },
      setWhere: sql`${reports.generatedAt} <= excluded.generated_at`,
    })
    .returning({ version: sql<string>`list_version || ' ' || xmin` });
  await tx.execute(sql`
    delete from reports where list_id = ${listId} and list_version < (
      select list_version from reports where list_id = ${listId}
      order by list_version desc offset ${keptReports - 1} limit 1)`);
  return row?.version ?? null;
}
