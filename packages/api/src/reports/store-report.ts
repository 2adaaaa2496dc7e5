import { type Queryable, schema } from '@keydence/db';
import { sql } from 'drizzle-orm';
import type { ReportBody } from './compose-report.ts';

export interface StoredReport {
  listVersion: number;
  body: ReportBody;
  generatedAt: Date;
}

/** Stores the report of a list version; a newer one of the same version replaces it. */
export async function storeReport(db: Queryable, listId: number, report: StoredReport): Promise<void> {
  const { reports } = schema;
  await db
    .insert(reports)
    .values({ listId, ...report })
    .onConflictDoUpdate({
      target: [reports.listId, reports.listVersion],
      set: { body: sql`excluded.body`, generatedAt: sql`excluded.generated_at` },
      setWhere: sql`${reports.generatedAt} <= excluded.generated_at`,
    });
}
