import { type Queryable, schema } from '@keydence/db';
import { and, desc, eq, gte } from 'drizzle-orm';
import type { StoredReport } from './store-report.ts';

/** The report of a list's newest version that has one; with `since`, only if it was written at or after that time. */
export async function findReport(db: Queryable, listId: number, since?: Date): Promise<StoredReport | null> {
  const { reports } = schema;
  const [row] = await db
    .select()
    .from(reports)
    .where(and(eq(reports.listId, listId), since && gte(reports.generatedAt, since)))
    .orderBy(desc(reports.listVersion))
    .limit(1);
  return row ?? null;
}
