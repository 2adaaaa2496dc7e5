import type { MemberList, UpdateMemberInput } from '@keydence/domain';
import type { WorkspaceContext } from '../access/get-workspace-scope.ts';
import { changeMember } from './change-member.ts';
import { listMembers } from './list-members.ts';

export async function updateMember(
  ctx: WorkspaceContext,
  { userId, role }: UpdateMemberInput,
): Promise<MemberList> {
  await changeMember(ctx, { userId, newRole: role });
  return listMembers(ctx);
}
