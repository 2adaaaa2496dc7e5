import { schema } from '@keydence/db';
import { AppError, type ImportInput, type ImportRun } from '@keydence/domain';
import { and, eq } from 'drizzle-orm';
import type { DomainContext } from '../tracked-domains/access.ts';
import { getImportRow } from './access.ts';
import { importMessages } from './import-messages.ts';
import { viewImport } from './import-view.ts';
import { notifyImport } from './move-import.ts';
import { takeTurn } from './take-turn.ts';

/**
 * Has an uploaded export imported by the worker. One import of a domain runs at a time. AppError: 'conflict' while
 * another one runs and for one that has begun already, 'validation_failed' for one that has an obstacle.
 */
export async function startImport(ctx: DomainContext, { importId }: ImportInput): Promise<ImportRun> {
  const { services, domain } = ctx;
  const { importRuns } = schema;
  const { preview } = await getImportRow(services, { domainId: domain.id, importId });
  if (preview.obstacle !== null) throw new AppError('validation_failed', preview.obstacle);
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
  });
  services.log.info({ domainId: domain.id, importId }, 'an import was started');
  return viewImport(await getImportRow(services, { domainId: domain.id, importId }));
}
