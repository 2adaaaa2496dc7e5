import type { WorkspaceSharing } from '@keydence/domain';
import type { WorkspaceContext } from './access.ts';
import { findSharing } from './find-sharing.ts';

/** Whether the caller may make share links and webhooks, and may change who does. */
export async function getSharing(ctx: WorkspaceContext): Promise<WorkspaceSharing> {
  return findSharing(ctx.services.database.db, ctx, ctx.workspace.id);
}
