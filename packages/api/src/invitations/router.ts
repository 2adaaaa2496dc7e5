import {
  acceptedInvitation,
  createInvitationInput,
  invitationKey,
  invitationList,
  invitationToken,
  openInvitation,
  workspaceId,
} from '@keydence/domain';
import { authedProcedure, publicProcedure, router, workspaceProcedure } from '../trpc.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { createInvitation } from './create-invitation.ts';
import { deleteInvitation } from './delete-invitation.ts';
import { getInvitation } from './get-invitation.ts';
import { listInvitations } from './list-invitations.ts';
import { resendInvitation } from './resend-invitation.ts';

export const invitationsRouter = router({
  list: workspaceProcedure
    .meta({ isAboutPeople: true })
    .input(workspaceId)
    .output(invitationList)
    .query(({ ctx }) => listInvitations(ctx)),
  create: workspaceProcedure
    .meta({ keys: 'never' })
    .input(createInvitationInput)
    .output(invitationList)
    .mutation(({ ctx, input }) => createInvitation(ctx, input)),
  resend: workspaceProcedure
    .meta({ keys: 'never' })
    .input(invitationKey)
    .output(invitationList)
    .mutation(({ ctx, input }) => resendInvitation(ctx, input)),
  delete: workspaceProcedure
    .meta({ keys: 'never' })
    .input(invitationKey)
    .mutation(({ ctx, input }) => deleteInvitation(ctx, input)),
  /** For the holder of the link, even before sign-in. */
  get: publicProcedure
    .input(invitationToken)
    .output(openInvitation)
    .query(({ ctx, input }) => getInvitation(ctx, input)),
  accept: authedProcedure
    .meta({ keys: 'never' })
    .input(invitationToken)
    .output(acceptedInvitation)
    .mutation(({ ctx, input }) => acceptInvitation(ctx, input)),
});
