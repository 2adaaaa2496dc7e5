import { type Queryable, schema } from '@keydence/db';
import {
  AppError,
  type AuditEntry,
  auditKindsOf,
  auditMessages,
  auditPeriod,
  type ExportAuditInput,
} from '@keydence/domain';
import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { WorkspaceScope } from '../access/get-workspace-scope.ts';
import { viewAuditEntry } from './audit-entry-view.ts';

const { auditEntries: entries } = schema;

type Filter = Omit<ExportAuditInput, 'workspaceId'> & { timeZone: string };

/** AppError('forbidden') for members and viewers: the log shows the actions of each person. */
export function requireAuditReader({ role }: WorkspaceScope): void {
  if (role !== 'owner') throw new AppError('forbidden', auditMessages.ownersOnly);
}

/** Filtered entries of a workspace after `cursor`, newest first. */
export async function readAuditEntries(
  db: Queryable,
  workspaceId: string,
  { cursor, limit, ...filter }: Filter & { cursor?: string | undefined; limit: number },
): Promise<AuditEntry[]> {
  const isLater =
    cursor === undefined
      ? undefined
      : sql`(${entries.createdAt}, ${entries.id}) < (select created_at, id from audit_entries
          where id = ${cursor} and workspace_id = ${workspaceId})`;
  const rows = await db
    .select()
    .from(entries)
    .where(and(whereWanted(workspaceId, filter), isLater))
    .orderBy(desc(entries.createdAt), desc(entries.id))
    .limit(limit);
  return rows.map(viewAuditEntry);
}

export async function countAuditEntries(db: Queryable, workspaceId: string, filter: Filter): Promise<number> {
  return db.$count(entries, whereWanted(workspaceId, filter));
}

function whereWanted(workspaceId: string, { personId, group, ...days }: Filter): SQL | undefined {
  const { since, before } = auditPeriod(days);
  return and(
    eq(entries.workspaceId, workspaceId),
    personId === undefined ? undefined : eq(entries.actorId, personId),
    group === undefined ? undefined : inArray(entries.kind, auditKindsOf(group)),
    since === null ? undefined : gte(entries.createdAt, since),
    before === null ? undefined : lt(entries.createdAt, before),
  );
}
