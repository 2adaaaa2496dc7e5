import { schema } from '@keydence/db';
import { AppError, type ImportInput, type ImportRun } from '@keydence/domain';
import { and, eq } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { endImport, notifyImport } from '../runs/move-import.ts';
import { getImportRow } from './access.ts';
import { importMessages } from './import-messages.ts';
import { viewImport } from './import-view.ts';

/**
 * Cancels a waiting or running import, so that nothing of it is imported, or deletes an upload that
 * was only previewed. AppError('conflict') for one that has ended.
 */
export async function cancelImport(ctx: DomainContext, { importId }: ImportInput): Promise<ImportRun> {
  const { services, domain } = ctx;
  const { fileName } = await getImportRow(services, { domainId: domain.id, importId });
  const { importRuns, importParts } = schema;
  const now = services.now();
  await services.database.db.transaction(async (tx) => {
    const waiting = await tx
      .update(importRuns)
      .set({ state: 'cancelled', finishedAt: now })
      .where(and(eq(importRuns.id, importId), eq(importRuns.state, 'previewed')))
      .returning({ id: importRuns.id });
    if (waiting.length > 0) {
      await tx.delete(importParts).where(eq(importParts.importId, importId));
      await notifyImport(tx, importId);
    } else if (!(await endImport(tx, { importId }, { state: 'cancelled', now }))) {
      throw new AppError('conflict', importMessages.notCancellable);
    }
    await recordAudit(tx, ctx, {
      workspaceId: domain.workspaceId,
      notes: [{ kind: 'import.cancelled', subject: { id: importId, name: fileName }, details: {} }],
    });
  });
  return viewImport(await getImportRow(services, { domainId: domain.id, importId }));
}
