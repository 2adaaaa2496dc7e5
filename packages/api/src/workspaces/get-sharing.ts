import type { WorkspaceSharing } from '@keydence/domain';
import type { WorkspaceContext } from '../access/get-workspace-scope.ts';
import { findSharing } from './find-sharing.ts';

/** The caller's rights to create share links and webhooks, and to change who may create them. */
export async function getSharing(ctx: WorkspaceContext): Promise<WorkspaceSharing> {
  return findSharing(ctx.services.database.db, ctx, ctx.workspace.id);
}
