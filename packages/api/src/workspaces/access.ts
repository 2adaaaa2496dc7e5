import { isId, notFound } from '../access.ts';
import { isInReach } from '../api-keys/require-key-access.ts';
import type { AuthedContext } from '../context.ts';

/** Notified with the workspace's id when somebody can no longer reach it, or a domain of it is gone. */
export const accessChannel = 'workspace_access';

/** A workspace that the caller belongs to. */
export interface WorkspaceScope {
  id: string;
  role: 'owner' | 'member';
}

export interface WorkspaceContext extends AuthedContext {
  workspace: WorkspaceScope;
}

/** The caller's membership; AppError('not_found') for any id that is not one of the caller's workspaces, or not the key's. */
export async function getWorkspaceScope(ctx: AuthedContext, workspaceId: string): Promise<WorkspaceScope> {
  if (!isId(workspaceId) || !isInReach(ctx.caller, workspaceId)) throw notFound();
  const [scope] = await ctx.services.database.sql<WorkspaceScope[]>`
    select workspace_id as id, role from workspace_members
    where workspace_id = ${workspaceId} and user_id = ${ctx.caller.userId}`;
  if (!scope) throw notFound();
  ctx.noteWorkspace?.(scope.id);
  return scope;
}
