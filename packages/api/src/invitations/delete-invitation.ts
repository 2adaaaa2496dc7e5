import { schema } from '@keydence/db';
import { and, eq, isNull } from 'drizzle-orm';
import type { WorkspaceContext } from '../access/get-workspace-scope.ts';
import { requireOwner } from '../access/require-owner.ts';
import { isId, notFound } from '../access.ts';
import { recordAudit } from '../audit-log/record-audit.ts';

/** Revokes an open invitation: its link no longer works. AppError: 'forbidden', 'not_found'. */
export async function deleteInvitation(
  ctx: WorkspaceContext,
  { invitationId }: { invitationId: string },
): Promise<void> {
  if (!isId(invitationId)) throw notFound();
  const { workspaceInvitations } = schema;
  await ctx.services.database.db.transaction(async (tx) => {
    await requireOwner(tx, ctx);
    const gone = await tx
      .delete(workspaceInvitations)
      .where(
        and(
          eq(workspaceInvitations.id, invitationId),
          eq(workspaceInvitations.workspaceId, ctx.workspace.id),
          isNull(workspaceInvitations.acceptedAt),
        ),
      )
      .returning({ id: workspaceInvitations.id, name: workspaceInvitations.email });
    const [subject] = gone;
    if (!subject) throw notFound();
    await recordAudit(tx, ctx, {
      workspaceId: ctx.workspace.id,
      notes: [{ kind: 'invitation.withdrawn', subject, details: {} }],
    });
  });
}
