import { schema } from '@keydence/db';
import { eq } from 'drizzle-orm';
import { changeAccess } from '../access/change-access.ts';
import type { WorkspaceContext } from '../access/get-workspace-scope.ts';
import { requireOwner } from '../access/require-owner.ts';
import { removePicture } from '../pictures/remove-picture.ts';
import { lockDomains } from '../tracked-domains/lock-domains.ts';

/** Permanently deletes a workspace with its domains and all their collected data. AppError('forbidden'). */
export async function deleteWorkspace(ctx: WorkspaceContext): Promise<void> {
  const { services, workspace, caller } = ctx;
  const { trackedDomains, workspaces } = schema;
  const iconUrl = await changeAccess(services, workspace.id, async (tx) => {
    await requireOwner(tx, ctx, 'delete_workspace');
    await ctx.requireUnchanged?.(tx);
    const domains = await tx
      .select({ id: trackedDomains.id })
      .from(trackedDomains)
      .where(eq(trackedDomains.workspaceId, workspace.id));
    await lockDomains(
      tx,
      domains.map(({ id }) => id),
    );
    const [deleted] = await tx
      .delete(workspaces)
      .where(eq(workspaces.id, workspace.id))
      .returning({ iconUrl: workspaces.iconUrl });
    return deleted?.iconUrl ?? null;
  });
  await removePicture(services, iconUrl);
  services.log.info({ workspaceId: workspace.id, by: caller.userId }, 'a workspace was deleted');
}
