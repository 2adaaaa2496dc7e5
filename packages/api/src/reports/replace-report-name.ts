import { schema, type Transaction } from '@keydence/db';
import { renameCompetitor } from '@keydence/domain';
import { and, eq } from 'drizzle-orm';
import { findReport } from './find-report.ts';

/** Writes a competitor's new name into the shown report of a list, as all other screens have it from now on. */
export async function replaceReportName(
  tx: Transaction,
  listId: number,
  renaming: { domain: string; from: string; to: string },
): Promise<void> {
  const { reports } = schema;
  const stored = await findReport(tx, listId);
  if (!stored) return;
  await tx
    .update(reports)
    .set({ body: renameCompetitor(stored.body, renaming) })
    .where(and(eq(reports.listId, listId), eq(reports.listVersion, stored.listVersion)));
}
