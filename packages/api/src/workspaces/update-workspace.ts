import { schema } from '@keydence/db';
import type { Workspace } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import type { WorkspaceContext } from './access.ts';
import { getWorkspace } from './get-workspace.ts';

/** Renames the workspace. */
export async function updateWorkspace(ctx: WorkspaceContext, { name }: { name: string }): Promise<Workspace> {
  const { workspaces } = schema;
  const isIt = eq(workspaces.id, ctx.workspace.id);
  await ctx.services.database.db.transaction(async (tx) => {
    await tx.select({ id: workspaces.id }).from(workspaces).where(isIt).for('no key update');
    await ctx.requireUnchanged?.(tx);
    await tx.update(workspaces).set({ name }).where(isIt);
  });
  return getWorkspace(ctx);
}
