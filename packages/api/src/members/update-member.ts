import type { MemberList, UpdateMemberInput } from '@keydence/domain';
import type { WorkspaceContext } from '../workspaces/access.ts';
import { changeMember } from './change-member.ts';
import { listMembers } from './list-members.ts';

export async function updateMember(
  ctx: WorkspaceContext,
  { userId, role }: UpdateMemberInput,
): Promise<MemberList> {
  await changeMember(ctx, { userId, newRole: role });
  return listMembers(ctx);
}
