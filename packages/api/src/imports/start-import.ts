import { schema } from '@keydence/db';
import { AppError, type ImportRun, type StartImportInput } from '@keydence/domain';
import { and, eq } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { notifyImport } from '../runs/move-import.ts';
import { getImportRow } from './access.ts';
import { importMessages } from './import-messages.ts';
import { viewImport } from './import-view.ts';
import { takeTurn } from './take-turn.ts';

/**
 * Queues the import of an uploaded export. One import per domain runs at a time. AppError:
 * 'conflict' while another one runs, for one that has begun already and for another site's file
 * that was not accepted, 'validation_failed' for one with an obstacle.
 */
export async function startImport(
  ctx: DomainContext,
  { importId, acceptsOtherSite }: StartImportInput,
): Promise<ImportRun> {
  const { services, domain } = ctx;
  const { importRuns } = schema;
  const { preview, fileName, total } = await getImportRow(services, { domainId: domain.id, importId });
  if (preview.obstacle !== null) throw new AppError('validation_failed', preview.obstacle);
  if (preview.otherSite && !acceptsOtherSite) {
    throw new AppError('conflict', importMessages.otherSite(preview.otherSite, domain.domainName));
  }
  await services.database.db.transaction(async (tx) => {
    if (!(await takeTurn(tx, domain.id))) throw new AppError('conflict', importMessages.busy);
    const started = await tx
      .update(importRuns)
      .set({ state: 'queued' })
      .where(and(eq(importRuns.id, importId), eq(importRuns.state, 'previewed')))
      .returning({ id: importRuns.id });
    if (started.length === 0) throw new AppError('conflict', importMessages.notStartable);
    await services.jobs.enqueueImport(tx, { importId });
    await notifyImport(tx, importId);
    await recordAudit(tx, ctx, {
      workspaceId: domain.workspaceId,
      notes: [
        { kind: 'import.started', subject: { id: importId, name: fileName }, details: { rows: total } },
      ],
    });
  });
  services.log.info({ domainId: domain.id, importId }, 'an import was started');
  return viewImport(await getImportRow(services, { domainId: domain.id, importId }));
}
