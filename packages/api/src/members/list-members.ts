import { schema } from '@keydence/db';
import { type MemberList, maxMembers } from '@keydence/domain';
import { asc, desc, eq } from 'drizzle-orm';
import type { WorkspaceContext } from '../workspaces/access.ts';

/** Who belongs to the workspace: owners first, then by when they joined. */
export async function listMembers({ services, caller, workspace }: WorkspaceContext): Promise<MemberList> {
  const { users, workspaceMembers } = schema;
  const rows = await services.database.db
    .select({
      userId: users.id,
      fullName: users.fullName,
      email: users.email,
      profilePictureUrl: users.profilePictureUrl,
      role: workspaceMembers.role,
      joinedAt: workspaceMembers.createdAt,
    })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(eq(workspaceMembers.workspaceId, workspace.id))
    .orderBy(desc(workspaceMembers.role), asc(workspaceMembers.createdAt), asc(users.id))
    .limit(maxMembers);
  return { data: rows.map((row) => ({ ...row, isYou: row.userId === caller.userId })) };
}
