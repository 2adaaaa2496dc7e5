import type { Workspace } from '@keydence/domain';
import type { WorkspaceContext } from '../access/get-workspace-scope.ts';
import { notFound } from '../access.ts';
import { listWorkspaces } from './list-workspaces.ts';

export async function getWorkspace(ctx: WorkspaceContext): Promise<Workspace> {
  const [workspace] = await listWorkspaces(ctx, { workspaceId: ctx.workspace.id });
  if (!workspace) throw notFound();
  return workspace;
}
