import {
  deleteMemberInput,
  leaveWorkspaceInput,
  memberHoldings,
  memberKey,
  memberList,
  updateMemberInput,
  workspaceId,
} from '@keydence/domain';
import { router, workspaceProcedure } from '../trpc.ts';
import { changeMember } from './change-member.ts';
import { getHoldings } from './get-holdings.ts';
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
    // Viewers use it to leave; the membership rules refuse everything else.
    .meta({ keys: 'never', isForViewers: true })
    .input(deleteMemberInput)
    .mutation(({ ctx, input: { userId, ...ends } }) => changeMember(ctx, { userId, newRole: null, ends })),
  leave: workspaceProcedure
    .meta({ keys: 'never', isForViewers: true })
    .input(leaveWorkspaceInput)
    .mutation(({ ctx, input: ends }) =>
      changeMember(ctx, { userId: ctx.caller.userId, newRole: null, ends }),
    ),
  getHoldings: workspaceProcedure
    .meta({ keys: 'never' })
    .input(memberKey)
    .output(memberHoldings)
    .query(({ ctx, input }) => getHoldings(ctx, input)),
});
