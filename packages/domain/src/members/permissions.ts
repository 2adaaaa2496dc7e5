import { memberMessages } from './member-rules.ts';
import type { MemberRole } from './schema.ts';
import { sharingMessages } from './sharing-schema.ts';

/** Actions in a workspace beyond reading. `spend` is a look-up that costs money. */
export type WorkspaceAction =
  | 'change'
  | 'spend'
  | 'share'
  | 'change_sharing'
  | 'change_time_zone'
  | 'manage_members'
  | 'set_budget'
  | 'delete_workspace';

/** Facts that decide which actions a member may take. */
export interface WorkspaceAccess {
  role: MemberRole;
  /** Members may create share links and webhooks. */
  membersMayShare: boolean;
}

/** Messages that refuse the actions of owners. */
const ownerRefusals = {
  change_sharing: sharingMessages.ownersChange,
  change_time_zone: sharingMessages.ownersTimeZone,
  manage_members: memberMessages.ownersOnly,
  set_budget: memberMessages.ownersBudget,
  delete_workspace: memberMessages.ownersDelete,
} as const;

export type OwnerAction = keyof typeof ownerRefusals;

/**
 * Reason why an action is refused, or null. Shared by server and interface: viewers only read,
 * members change the data and spend, owners manage.
 */
export function refuseAction(action: WorkspaceAction, access: WorkspaceAccess): string | null {
  if (access.role === 'owner') return null;
  if (access.role === 'viewer') return memberMessages.viewersRead;
  if (action === 'change' || action === 'spend') return null;
  if (action === 'share') return access.membersMayShare ? null : sharingMessages.ownersShare;
  return ownerRefusals[action];
}
