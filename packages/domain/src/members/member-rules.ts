import { AppError } from '../errors.ts';
import type { MemberRole } from './schema.ts';

/** Messages for a refused change of membership; each names the next step. */
export const memberMessages = {
  ownersOnly: 'Only owners can manage members. Ask an owner of this workspace.',
  ownersBudget: 'Only owners can change the budget. Ask an owner of this workspace.',
  ownersDelete: 'Only owners can delete a workspace. Ask an owner of this workspace.',
  viewersRead: 'You can only view this workspace. Ask an owner for the member role to make changes.',
  lastOwner: 'A workspace needs an owner. Make another member an owner first.',
} as const;

interface MemberChange {
  /** Role of the requester. */
  actorRole: MemberRole;
  /** Current role of the affected member. */
  role: MemberRole;
  /** New role; null for a removal. */
  newRole: MemberRole | null;
  /** True if members change themselves; they may always leave. */
  isSelf: boolean;
  /** Owners of the workspace before the change. */
  ownerCount: number;
}

/**
 * Reason why a change of membership is refused, or null. Only owners manage members, any member may
 * leave, and the last owner must remain one. AppError codes: 'forbidden', 'conflict'.
 */
export function refuseMemberChange(change: MemberChange): AppError | null {
  const { actorRole, role, newRole, isSelf, ownerCount } = change;
  const isLeaving = isSelf && newRole === null;
  if (actorRole !== 'owner' && !isLeaving) return new AppError('forbidden', memberMessages.ownersOnly);
  const losesOwner = role === 'owner' && newRole !== 'owner';
  if (losesOwner && ownerCount <= 1) return new AppError('conflict', memberMessages.lastOwner);
  return null;
}
