import { AppError, type MemberHoldings, memberMessages } from '@keydence/domain';
import type { WorkspaceContext } from '../access/get-workspace-scope.ts';
import { lockMembership } from '../access/lock-membership.ts';
import { isId, notFound } from '../access.ts';
import { findHoldings } from './find-holdings.ts';

/** A member's holdings, visible to owners and to that member. AppError: 'not_found', 'forbidden'. */
export async function getHoldings(
  { services, caller, workspace }: WorkspaceContext,
  { userId }: { userId: string },
): Promise<MemberHoldings> {
  if (!isId(userId)) throw notFound();
  const id = userId.toLowerCase();
  return services.database.db.transaction(async (tx) => {
    const { roles } = await lockMembership(tx, workspace.id);
    if (!roles.has(id)) throw notFound();
    if (id !== caller.userId && roles.get(caller.userId) !== 'owner')
      throw new AppError('forbidden', memberMessages.ownersOnly);
    return findHoldings(tx, { workspaceId: workspace.id, userId: id }, services.now());
  });
}
