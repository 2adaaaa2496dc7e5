import { memberKey, memberList, updateMemberInput, workspaceId } from '@keydence/domain';
import { router, workspaceProcedure } from '../trpc.ts';
import { changeMember } from './change-member.ts';
import { listMembers } from './list-members.ts';
import { updateMember } from './update-member.ts';

export const membersRouter = router({
  list: workspaceProcedure
    .input(workspaceId)
    .output(memberList)
    .query(({ ctx }) => listMembers(ctx)),
  update: workspaceProcedure
    .meta({ keys: 'never' })
    .input(updateMemberInput)
    .output(memberList)
    .mutation(({ ctx, input }) => updateMember(ctx, input)),
  delete: workspaceProcedure
    .meta({ keys: 'never' })
    .input(memberKey)
    .mutation(({ ctx, input }) => changeMember(ctx, { userId: input.userId, newRole: null })),
  leave: workspaceProcedure
    .meta({ keys: 'never' })
    .input(workspaceId)
    .mutation(({ ctx }) => changeMember(ctx, { userId: ctx.caller.userId, newRole: null })),
});
