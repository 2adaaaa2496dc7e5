import { AppError, type ImportRun } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { startFactsFetch } from '../console-facts/start-fetch.ts';
import { getImportRow } from '../imports/access.ts';
import { importMessages } from '../imports/import-messages.ts';
import { viewImport } from '../imports/import-view.ts';
import { takeTurn } from '../imports/take-turn.ts';
import { ensureKeywordList } from '../keyword-lists/ensure-keyword-list.ts';
import { findConnection, findProperty, requireSearchConsole } from '../sources/access.ts';
import { searchConsoleMessages } from '../sources/search-console-messages.ts';
import { insertFetch } from './insert-fetch.ts';

/**
 * Starts a worker import of the last three months of the domain's property, and of the new days. AppError: 'conflict'
 * without a connection or a property and while another import runs, 'validation_failed' for a sample domain.
 */
export async function startFetch(ctx: DomainContext): Promise<ImportRun> {
  const { services, domain, caller } = ctx;
  requireSearchConsole(services);
  if (domain.dataSource === 'sample') throw new AppError('validation_failed', importMessages.sample);
  const importId = await services.database.db.transaction(async (tx) => {
    const refuse = (message: string) => new AppError('conflict', message);
    if (!(await findConnection(tx, domain.workspaceId))) throw refuse(searchConsoleMessages.notConnected);
    const property = await findProperty(tx, domain.id);
    if (property === null) throw refuse(searchConsoleMessages.noProperty);
    if (!(await takeTurn(tx, domain.id))) throw refuse(importMessages.busy);
    const list = await ensureKeywordList(tx, { domainId: domain.id, market: domain, now: services.now() });
    await startFactsFetch(tx, services, { listId: list.id, property });
    const asked = { ...domain, domainId: domain.id, property, askedBy: caller.userId };
    const id = await insertFetch(tx, services, asked);
    // The number of rows is unknown before they are fetched.
    await recordAudit(tx, ctx, {
      workspaceId: domain.workspaceId,
      notes: [{ kind: 'import.started', subject: { id, name: property }, details: { rows: null } }],
    });
    return id;
  });
  services.log.info({ domainId: domain.id, importId }, 'a fetch from Search Console was started');
  return viewImport(await getImportRow(services, { domainId: domain.id, importId }));
}
