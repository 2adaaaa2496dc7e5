import { schema } from '@keydence/db';
import { type MemberList, maxMembers } from '@keydence/domain';
import { asc, desc, eq } from 'drizzle-orm';
import { hidesPeople } from '../api-keys/require-key-access.ts';
import type { WorkspaceContext } from '../workspaces/access.ts';

const nobodyNamed = { fullName: null, email: null, profilePictureUrl: null };

/** Who belongs to the workspace: owners first, then by when they joined. Keys see ids and roles unless they include people. */
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
  const hidden = hidesPeople(caller) ? nobodyNamed : {};
  return { data: rows.map((row) => ({ ...row, ...hidden, isYou: row.userId === caller.userId })) };
}
