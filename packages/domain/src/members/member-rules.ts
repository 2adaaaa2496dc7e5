import { AppError } from '../errors.ts';
import type { MemberRole } from './schema.ts';

/** What a refused change of the membership says; each names the way on. */
export const memberMessages = {
  ownersOnly: 'Only owners can manage members. Ask an owner of this workspace.',
  ownersBudget: 'Only owners can change the budget. Ask an owner of this workspace.',
  ownersDelete: 'Only owners can delete a workspace. Ask an owner of this workspace.',
  viewersRead: 'You can only view this workspace. Ask an owner for the member role to make changes.',
  lastOwner: 'A workspace needs an owner. Make another member an owner first.',
} as const;

interface MemberChange {
  /** Of the one who asks. */
  actorRole: MemberRole;
  /** Of the one whom it is about. */
  role: MemberRole;
  /** What they become; null when they go. */
  newRole: MemberRole | null;
  /** Somebody may always leave on their own. */
  isSelf: boolean;
  /** Of the workspace, before the change. */
  ownerCount: number;
}

/**
 * Why a change of the membership is refused, or null. Owners alone manage members, anybody may leave, and the last
 * owner stays one. AppError codes: 'forbidden', 'conflict'.
 */
export function refuseMemberChange(change: MemberChange): AppError | null {
  const { actorRole, role, newRole, isSelf, ownerCount } = change;
  const isLeaving = isSelf && newRole === null;
  if (actorRole !== 'owner' && !isLeaving) return new AppError('forbidden', memberMessages.ownersOnly);
  const losesOwner = role === 'owner' && newRole !== 'owner';
  if (losesOwner && ownerCount <= 1) return new AppError('conflict', memberMessages.lastOwner);
  return null;
}
