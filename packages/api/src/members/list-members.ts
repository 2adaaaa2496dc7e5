import { schema } from '@keydence/db';
import { type MemberList, maxMembers } from '@keydence/domain';
import { asc, eq, sql } from 'drizzle-orm';
import type { WorkspaceContext } from '../access/get-workspace-scope.ts';
import { hidesPeople } from '../access/require-key-access.ts';

const nobodyNamed = { fullName: null, email: null, profilePictureUrl: null };

/**
 * Members of the workspace: owners first, then by join date. API keys see only ids and roles unless they include
 * people.
 */
export async function listMembers({ services, caller, workspace }: WorkspaceContext): Promise<MemberList> {
  const { people, workspaceMembers } = schema;
  const rows = await services.database.db
    .select({
      userId: people.id,
      fullName: people.fullName,
      email: people.email,
      profilePictureUrl: people.profilePictureUrl,
      role: workspaceMembers.role,
      joinedAt: workspaceMembers.createdAt,
    })
    .from(workspaceMembers)
    .innerJoin(people, eq(people.id, workspaceMembers.userId))
    .where(eq(workspaceMembers.workspaceId, workspace.id))
    .orderBy(
      sql`array_position(array['owner', 'member', 'viewer'], ${workspaceMembers.role})`,
      asc(workspaceMembers.createdAt),
      asc(people.id),
    )
    .limit(maxMembers);
  const hidden = hidesPeople(caller) ? nobodyNamed : {};
  return { data: rows.map((row) => ({ ...row, ...hidden, isYou: row.userId === caller.userId })) };
}
