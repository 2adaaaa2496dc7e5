import type { Transaction } from '@keydence/db';
import { AppError, type OwnerAction, refuseAction } from '@keydence/domain';
import { notFound } from '../access.ts';
import type { WorkspaceContext } from './get-workspace-scope.ts';
import { lockMembership, type Membership } from './lock-membership.ts';

/**
 * Locks the members for a caller who is an owner now. AppError: 'not_found' if the caller is no longer a member,
 * 'forbidden' if not an owner.
 */
export async function requireOwner(
  tx: Transaction,
  { caller, workspace }: WorkspaceContext,
  action: OwnerAction = 'manage_members',
): Promise<Membership> {
  const membership = await lockMembership(tx, workspace.id);
  const role = membership.roles.get(caller.userId);
  if (!role) throw notFound();
  const refusal = refuseAction(action, { role, membersMayShare: false });
  if (refusal !== null) throw new AppError('forbidden', refusal);
  return membership;
}
