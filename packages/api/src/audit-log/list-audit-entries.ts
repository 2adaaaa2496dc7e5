import type { AuditPage, ListAuditInput } from '@keydence/domain';
import { findTimeZone } from '../access/find-time-zone.ts';
import type { WorkspaceContext } from '../access/get-workspace-scope.ts';
import { readAuditEntries, requireAuditReader } from './read-audit-entries.ts';

/**
 * A page of the workspace's audit log, newest first. AppError('forbidden') for anyone but an owner.
 */
export async function listAuditEntries(
  { services, workspace }: WorkspaceContext,
  { workspaceId: _own, limit, ...wanted }: ListAuditInput,
): Promise<AuditPage> {
  requireAuditReader(workspace);
  const { db } = services.database;
  const timeZone = wanted.timeZone ?? (await findTimeZone(db, workspace.id));
  const found = await readAuditEntries(db, workspace.id, { ...wanted, timeZone, limit: limit + 1 });
  const data = found.slice(0, limit);
  return { data, nextCursor: found.length > limit ? (data.at(-1)?.id ?? null) : null };
}
