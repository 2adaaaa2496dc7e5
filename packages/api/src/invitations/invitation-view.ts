import { schema } from '@keydence/db';
import type { Invitation } from '@keydence/domain';
import { sql } from 'drizzle-orm';

const { users, workspaceInvitations } = schema;

/** The inviter's name or, without one, their address; needs a join with the people who invited. */
export const inviterName = sql<string | null>`coalesce(${users.fullName}, ${users.email})`;

/** What a list of invitations reads of each. */
export const invitationColumns = {
  id: workspaceInvitations.id,
  email: workspaceInvitations.email,
  role: workspaceInvitations.role,
  invitedBy: inviterName,
  sentAt: workspaceInvitations.sentAt,
  expiresAt: workspaceInvitations.expiresAt,
};

/** An invitation as a member of the workspace sees it. */
export function viewInvitation(row: Omit<Invitation, 'isExpired'>, now: Date): Invitation {
  return { ...row, isExpired: row.expiresAt.getTime() <= now.getTime() };
}
