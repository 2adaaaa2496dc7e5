import { schema } from '@keydence/db';
import type { InvitationList } from '@keydence/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { WorkspaceContext } from '../access/get-workspace-scope.ts';
import { requireOwner } from '../access/require-owner.ts';
import { isId, notFound } from '../access.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { listInvitations } from './list-invitations.ts';
import { makeInvitationSecret, sendInvitation } from './send-invitation.ts';

/**
 * Resends an open invitation, valid for seven more days; the link of the previous e-mail no longer
 * works. AppError: 'forbidden', 'not_found', 'rate_limited'.
 */
export async function resendInvitation(
  ctx: WorkspaceContext,
  { invitationId }: { invitationId: string },
): Promise<InvitationList> {
  if (!isId(invitationId)) throw notFound();
  const { services, caller, workspace } = ctx;
  const { workspaceInvitations } = schema;
  await services.rateLimiter.take('invitation_day', caller.userId);
  const { token, columns } = makeInvitationSecret(services.now());
  await services.database.db.transaction(async (tx) => {
    await requireOwner(tx, ctx);
    const [row] = await tx
      .update(workspaceInvitations)
      .set({ ...columns, invitedBy: caller.userId })
      .where(
        and(
          eq(workspaceInvitations.id, invitationId),
          eq(workspaceInvitations.workspaceId, workspace.id),
          isNull(workspaceInvitations.acceptedAt),
        ),
      )
      .returning({ email: workspaceInvitations.email, role: workspaceInvitations.role });
    if (!row) throw notFound();
    await sendInvitation(tx, ctx, { ...row, token });
    await recordAudit(tx, ctx, {
      workspaceId: workspace.id,
      notes: [
        {
          kind: 'invitation.resent',
          subject: { id: invitationId, name: row.email },
          details: { role: row.role },
        },
      ],
    });
  });
  return listInvitations(ctx);
}
