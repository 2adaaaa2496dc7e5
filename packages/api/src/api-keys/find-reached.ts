import type { Queryable } from '@keydence/db';
import { findWorkspaceIds } from '../workspaces/find-workspace-ids.ts';

/** Workspaces that a key reaches now: its own one, or all of its owner's. */
export async function findReached(
  db: Queryable,
  { userId, workspaceId }: { userId: string; workspaceId: string | null },
): Promise<string[]> {
  return workspaceId === null ? findWorkspaceIds(db, userId) : [workspaceId];
}
