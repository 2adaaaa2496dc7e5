import type { schema } from '@keydence/db';
import type { MemberRole, TrackedDomain, Workspace } from '@keydence/domain';

type WorkspaceRow = typeof schema.workspaces.$inferSelect;

/** API view of a workspace for a member with this role. */
export function toWorkspace(row: WorkspaceRow, role: MemberRole, domains: TrackedDomain[]): Workspace {
  const { id, name, iconUrl, membersMayShare, timeZone, createdAt } = row;
  return { id, name, iconUrl, role, membersMayShare, timeZone, domains, createdAt };
}
