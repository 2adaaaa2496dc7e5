import { schema } from '@keydence/db';
import type { Invitation } from '@keydence/domain';
import { type AnyColumn, sql } from 'drizzle-orm';

const { people, workspaceInvitations } = schema;

/** The inviter's name or, without one, their address. */
export const inviterName = ({ fullName, email }: Record<'fullName' | 'email', AnyColumn>) =>
  sql<string | null>`coalesce(${fullName}, ${email})`;

/** Columns of an invitation for lists; needs a join with the people who invited. */
export const invitationColumns = {
  id: workspaceInvitations.id,
  email: workspaceInvitations.email,
  role: workspaceInvitations.role,
  invitedBy: inviterName(people),
  sentAt: workspaceInvitations.sentAt,
  expiresAt: workspaceInvitations.expiresAt,
};

/** An invitation in the form for members of the workspace. */
export function viewInvitation(row: Omit<Invitation, 'isExpired'>, now: Date): Invitation {
  return { ...row, isExpired: row.expiresAt.getTime() <= now.getTime() };
}
