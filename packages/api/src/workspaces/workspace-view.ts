import type { schema } from '@keydence/db';
import type { TrackedDomain, Workspace } from '@keydence/domain';

type WorkspaceRow = typeof schema.workspaces.$inferSelect;

/** A workspace as the outside sees it. */
export function toWorkspace(row: WorkspaceRow, domains: TrackedDomain[]): Workspace {
  const { id, name, iconUrl, createdAt } = row;
  return { id, name, iconUrl, domains, createdAt };
}
