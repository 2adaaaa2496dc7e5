import { type Queryable, schema } from '@keydence/db';
import { desc, eq } from 'drizzle-orm';
import type { StoredReport } from './store-report.ts';

/** The report of a list's newest version that has one. */
export async function findReport(db: Queryable, listId: number): Promise<StoredReport | null> {
  const { reports } = schema;
  const [row] = await db
    .select()
    .from(reports)
    .where(eq(reports.listId, listId))
    .orderBy(desc(reports.listVersion))
    .limit(1);
  return row ?? null;
}
