import { type AuditEntry, auditCsvFileName, type ExportAuditInput, localDay } from '@keydence/domain';
import { requireKeyAccess } from '../api-keys/require-key-access.ts';
import type { AuthedContext } from '../context.ts';
import { getWorkspaceScope } from '../workspaces/access.ts';
import { findTimeZone } from '../workspaces/find-time-zone.ts';
import { countAuditEntries, readAuditEntries, requireAuditReader } from './read-audit-entries.ts';
import { recordAudit } from './record-audit.ts';

/** Rows that are in memory at a time. */
const batchSize = 500;

export interface AuditExport {
  fileName: string;
  /** The time zone of the days in the file. */
  source: string;
  /** How many entries will come. */
  total: number;
  /** Batches from the newest entry on, each read when it is asked for. */
  batches: AsyncGenerator<AuditEntry[], void>;
}

/**
 * All entries that the filters leave, the newest first; that they are exported is noted first and is none of them.
 * @throws AppError not_found for a foreign workspace, forbidden for others than owners and for keys without people
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
      // Whoever is no longer an owner while it is exported gets no further batch.
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
