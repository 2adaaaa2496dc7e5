import { schema, type Transaction } from '@keydence/db';
import type { StoredReportBody } from '@keydence/domain';
import { sql } from 'drizzle-orm';

export interface StoredReport {
  listVersion: number;
  body: StoredReportBody;
  generatedAt: Date;
}

/** Reports of one year at two-week intervals. */
export const keptReports = 26;

/**
 * Stores the report of a list version and replaces an older one of the same version. Keeps only the newest reports of a
 * list; in one transaction, so no reader sees more. Returns the version of the row, or null if a newer report was kept.
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
