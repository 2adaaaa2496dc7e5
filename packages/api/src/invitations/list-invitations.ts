import { schema } from '@keydence/db';
import { type InvitationList, maxMembers } from '@keydence/domain';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { WorkspaceContext } from '../access/get-workspace-scope.ts';
import { invitationColumns, viewInvitation } from './invitation-view.ts';

/** The invitations that are not accepted, expired ones included, oldest first. */
export async function listInvitations({ services, workspace }: WorkspaceContext): Promise<InvitationList> {
  const { people, workspaceInvitations } = schema;
  const rows = await services.database.db
    .select(invitationColumns)
    .from(workspaceInvitations)
    .leftJoin(people, eq(people.id, workspaceInvitations.invitedBy))
    .where(and(eq(workspaceInvitations.workspaceId, workspace.id), isNull(workspaceInvitations.acceptedAt)))
    .orderBy(asc(workspaceInvitations.createdAt), asc(workspaceInvitations.id))
    .limit(maxMembers);
  const now = services.now();
  return { data: rows.map((row) => viewInvitation(row, now)) };
}
