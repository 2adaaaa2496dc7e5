import { schema } from '@keydence/db';
import { type SetSharingInput, sharingMessages, type WorkspaceSharing } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import { requireOwner } from '../members/require-owner.ts';
import type { WorkspaceContext } from './access.ts';
import { findSharing } from './find-sharing.ts';

/** Lets members share, or owners alone. What exists stays. AppError('forbidden') for others than owners. */
export async function setSharing(
  ctx: WorkspaceContext,
  { membersMayShare }: SetSharingInput,
): Promise<WorkspaceSharing> {
  const { workspaces } = schema;
  return ctx.services.database.db.transaction(async (tx) => {
    await requireOwner(tx, ctx, sharingMessages.ownersChange);
    await ctx.requireUnchanged?.(tx);
    await tx.update(workspaces).set({ membersMayShare }).where(eq(workspaces.id, ctx.workspace.id));
    return findSharing(tx, ctx, ctx.workspace.id);
  });
}
