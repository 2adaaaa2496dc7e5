import { schema } from '@keydence/db';
import type { Workspace } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import type { WorkspaceContext } from './access.ts';
import { getWorkspace } from './get-workspace.ts';

/** Renames the workspace. */
export async function updateWorkspace(ctx: WorkspaceContext, { name }: { name: string }): Promise<Workspace> {
  const { workspaces } = schema;
  await ctx.services.database.db.update(workspaces).set({ name }).where(eq(workspaces.id, ctx.workspace.id));
  return getWorkspace(ctx);
}
