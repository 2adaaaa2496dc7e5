import { schema } from '@keydence/db';
import { defaultHoldingEnds, type HoldingEnds, type MemberRole, refuseMemberChange } from '@keydence/domain';
import { and, eq } from 'drizzle-orm';
import { changeAccess } from '../access/change-access.ts';
import type { WorkspaceContext } from '../access/get-workspace-scope.ts';
import { lockMembership } from '../access/lock-membership.ts';
import { isId, notFound } from '../access.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { endHoldings } from './end-holdings.ts';
import { findMember } from './find-member.ts';

interface MemberChange {
  userId: string;
  /** Null removes the member. */
  newRole: MemberRole | null;
  /** Holdings to end when the member is removed. */
  ends?: HoldingEnds;
}

/**
 * Changes a member's role or removes them from the workspace, by the domain rules. Concurrent changes cannot remove the
 * last owner. AppError: 'not_found', 'forbidden', 'conflict'.
 */
export async function changeMember(
  ctx: WorkspaceContext,
  { userId, newRole, ends = defaultHoldingEnds }: MemberChange,
): Promise<void> {
  if (!isId(userId)) throw notFound();
  const { services, caller, workspace } = ctx;
  const { workspaceMembers } = schema;
  const id = userId.toLowerCase();
  const isMember = and(eq(workspaceMembers.workspaceId, workspace.id), eq(workspaceMembers.userId, id));
  const forget = await changeAccess(services, workspace.id, async (tx) => {
    const { roles, ownerCount } = await lockMembership(tx, workspace.id);
    const actorRole = roles.get(caller.userId);
    const role = roles.get(id);
    if (!actorRole || !role) throw notFound();
    const isSelf = id === caller.userId;
    const refusal = refuseMemberChange({ actorRole, role, newRole, isSelf, ownerCount });
    if (refusal) throw refusal;
    if (newRole !== null) {
      await tx.update(workspaceMembers).set({ role: newRole }).where(isMember);
      if (newRole === role) return () => {};
      const subject = await findMember(tx, id);
      const details = { before: role, after: newRole };
      await recordAudit(tx, ctx, {
        workspaceId: workspace.id,
        notes: [{ kind: 'member.role_changed', subject, details }],
      });
      return () => {};
    }
    const { counts, done } = await endHoldings(tx, services, { workspaceId: workspace.id, userId: id, ends });
    // Recorded before the membership is deleted, while the name can still be read.
    await recordAudit(tx, ctx, {
      workspaceId: workspace.id,
      notes: [
        isSelf
          ? { kind: 'member.left', details: { ...counts, accountDeleted: false } }
          : { kind: 'member.removed', subject: await findMember(tx, id), details: counts },
      ],
    });
    await tx.delete(workspaceMembers).where(isMember);
    return done;
  });
  forget();
  services.log.info(
    { workspaceId: workspace.id, userId: id, newRole, by: caller.userId },
    'a membership has changed',
  );
}
