import type { ImportInput, ImportRun } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { importChannel } from '../runs/move-import.ts';
import { watchDomain } from '../tracked-domains/watch-domain.ts';
import { getImportRow } from './access.ts';
import { isRunning, viewImport } from './import-view.ts';

/**
 * An import, now and at each change, until it has ended or `signal` aborts. AppError('not_found')
 * for one of another domain, and if it is deleted.
 */
export function watchImport(
  ctx: DomainContext,
  { importId }: ImportInput,
  signal?: AbortSignal,
): AsyncGenerator<ImportRun> {
  return watchDomain(ctx, {
    channel: importChannel,
    key: importId,
    read: async ({ id }) => viewImport(await getImportRow(ctx.services, { domainId: id, importId })),
    isLast: (run) => !isRunning(run),
    signal,
  });
}
