import { AppError, type MemberRole, refuseAction } from '@keydence/domain';
import { isId, notFound } from '../access.ts';
import type { AuthedContext } from '../context.ts';
import { isInReach } from './require-key-access.ts';

/** Notified with the workspace's id when a user loses access to it or one of its domains is deleted. */
export const accessChannel = 'workspace_access';

export interface WorkspaceScope {
  id: string;
  role: MemberRole;
}

export interface WorkspaceContext extends AuthedContext {
  workspace: WorkspaceScope;
}

/**
 * The caller's membership; AppError('not_found') for any id that is not one of the caller's workspaces, or not the API
 * key's.
 */
export async function getWorkspaceScope(ctx: AuthedContext, workspaceId: string): Promise<WorkspaceScope> {
  if (!isId(workspaceId) || !isInReach(ctx.caller, workspaceId)) throw notFound();
  const [scope] = await ctx.services.database.sql<WorkspaceScope[]>`
    select workspace_id as id, role from workspace_members
    where workspace_id = ${workspaceId} and user_id = ${ctx.caller.userId}`;
  if (!scope) throw notFound();
  requireChanger(ctx, scope.role);
  ctx.noteWorkspace?.(scope.id);
  return scope;
}

/**
 * AppError('forbidden') if a viewer tries to change something or to spend. The only check that restricts viewers to
 * reading.
 */
export function requireChanger({ isChange }: AuthedContext, role: MemberRole): void {
  const refusal = isChange ? refuseAction('change', { role, membersMayShare: false }) : null;
  if (refusal !== null) throw new AppError('forbidden', refusal);
}
