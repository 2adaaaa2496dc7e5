import type { schema } from '@keydence/db';
import type { MemberRole, TrackedDomain, Workspace } from '@keydence/domain';

type WorkspaceRow = typeof schema.workspaces.$inferSelect;

/** A workspace as a member of this role sees it. */
export function toWorkspace(row: WorkspaceRow, role: MemberRole, domains: TrackedDomain[]): Workspace {
  const { id, name, iconUrl, membersMayShare, timeZone, createdAt } = row;
  return { id, name, iconUrl, role, membersMayShare, timeZone, domains, createdAt };
}
