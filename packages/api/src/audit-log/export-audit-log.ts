import { type AuditEntry, auditCsvFileName, type ExportAuditInput, localDay } from '@keydence/domain';
import { findTimeZone } from '../access/find-time-zone.ts';
import { getWorkspaceScope } from '../access/get-workspace-scope.ts';
import { requireKeyAccess } from '../access/require-key-access.ts';
import type { AuthedContext } from '../context.ts';
import { countAuditEntries, readAuditEntries, requireAuditReader } from './read-audit-entries.ts';
import { recordAudit } from './record-audit.ts';

const batchSize = 500;

export interface AuditExport {
  fileName: string;
  /** Time zone of the days in the file. */
  source: string;
  /** Number of entries in the export. */
  total: number;
  /** Batches, newest entry first, each read when the consumer asks for it. */
  batches: AsyncGenerator<AuditEntry[], void>;
}

/**
 * All filtered entries, newest first; the export itself is recorded first and not included.
 * @throws AppError not_found for a foreign workspace, forbidden for anyone but an owner and for
 * keys without people
 */
export async function exportAuditLog(
  ctx: AuthedContext,
  { workspaceId, ...filter }: ExportAuditInput,
): Promise<AuditExport> {
  requireKeyAccess(ctx.caller, { isChange: false, isAboutPeople: true });
  const workspace = await getWorkspaceScope(ctx, workspaceId);
  requireAuditReader(workspace);
  const { services } = ctx;
  const database = services.database.inWorkspace(workspace.id);
  const timeZone = filter.timeZone ?? (await findTimeZone(database.db, workspace.id));
  const scoped = { ...ctx, services: { ...services, database } };
  const total = await countAuditEntries(database.db, workspace.id, { ...filter, timeZone });
  const [newest] = await readAuditEntries(database.db, workspace.id, { ...filter, timeZone, limit: 1 });
  await recordAudit(database.db, scoped, {
    workspaceId: workspace.id,
    notes: [{ kind: 'export.audit_log', details: { rows: total } }],
  });
  return {
    fileName: auditCsvFileName(localDay(services.now(), timeZone)),
    source: timeZone,
    total,
    batches: readBatches(),
  };

  async function* readBatches(): AsyncGenerator<AuditEntry[], void> {
    let last = newest;
    if (last) yield [last];
    while (last) {
      // A caller who loses ownership during the export gets no further batch.
      requireAuditReader(await getWorkspaceScope(ctx, workspace.id));
      const rows = await readAuditEntries(database.db, workspace.id, {
        ...filter,
        timeZone,
        cursor: last.id,
        limit: batchSize,
      });
      if (rows.length > 0) yield rows;
      last = rows.length < batchSize ? undefined : rows.at(-1);
    }
  }
}
