import { schema } from '@keydence/db';
import type { SetSharingInput, WorkspaceSharing } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import type { WorkspaceContext } from '../access/get-workspace-scope.ts';
import { requireOwner } from '../access/require-owner.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { findSharing } from './find-sharing.ts';

/**
 * Sets whether members or only owners may share. Existing links and webhooks stay. AppError('forbidden') except for
 * owners.
 */
export async function setSharing(
  ctx: WorkspaceContext,
  { membersMayShare }: SetSharingInput,
): Promise<WorkspaceSharing> {
  const { workspaces } = schema;
  return ctx.services.database.db.transaction(async (tx) => {
    await requireOwner(tx, ctx, 'change_sharing');
    await ctx.requireUnchanged?.(tx);
    const { membersMayShare: before } = await findSharing(tx, ctx, ctx.workspace.id);
    await tx.update(workspaces).set({ membersMayShare }).where(eq(workspaces.id, ctx.workspace.id));
    if (before !== membersMayShare) {
      await recordAudit(tx, ctx, {
        workspaceId: ctx.workspace.id,
        notes: [{ kind: 'workspace.sharing_changed', details: { before, after: membersMayShare } }],
      });
    }
    return findSharing(tx, ctx, ctx.workspace.id);
  });
}
