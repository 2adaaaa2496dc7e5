import { schema } from '@keydence/db';
import type { ApiKey } from '@keydence/domain';

const { apiKeys: k, workspaces: w } = schema;

/**
 * Visible columns of a key; the workspace's name comes from a join that requires the membership.
 */
export const keyColumns = {
  id: k.id,
  name: k.name,
  scope: k.scope,
  includesPeople: k.includesPeople,
  lastFour: k.lastFour,
  workspaceId: k.workspaceId,
  workspaceName: w.name,
  createdAt: k.createdAt,
  expiresAt: k.expiresAt,
  lastUsedAt: k.lastUsedAt,
};

interface KeyRow extends Omit<ApiKey, 'workspace' | 'isExpired'> {
  workspaceId: string | null;
  workspaceName: string | null;
}

export function viewKey({ workspaceId, workspaceName, ...row }: KeyRow, now: Date): ApiKey {
  return {
    ...row,
    workspace: workspaceId === null ? null : { id: workspaceId, name: workspaceName },
    isExpired: row.expiresAt <= now,
  };
}
