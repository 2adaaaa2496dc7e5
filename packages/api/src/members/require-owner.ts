import type { Transaction } from '@keydence/db';
import { AppError, memberMessages } from '@keydence/domain';
import { notFound } from '../access.ts';
import type { WorkspaceContext } from '../workspaces/access.ts';
import { lockMembership, type Membership } from './lock-membership.ts';

/**
 * Locks the membership for a caller who is an owner at this moment. AppError: 'not_found' for one who is gone,
 * 'forbidden' with `message` for a member.
 */
export async function requireOwner(
  tx: Transaction,
  { caller, workspace }: WorkspaceContext,
  message: string = memberMessages.ownersOnly,
): Promise<Membership> {
  const membership = await lockMembership(tx, workspace.id);
  const role = membership.roles.get(caller.userId);
  if (!role) throw notFound();
  if (role !== 'owner') throw new AppError('forbidden', message);
  return membership;
}
