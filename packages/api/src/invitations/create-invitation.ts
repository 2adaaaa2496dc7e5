import { schema, type Transaction } from '@keydence/db';
import {
  AppError,
  type CreateInvitationInput,
  type InvitationList,
  invitationMessages,
  maxMembers,
} from '@keydence/domain';
import { and, count, eq, isNull, lte } from 'drizzle-orm';
import type { WorkspaceContext } from '../access/get-workspace-scope.ts';
import { requireOwner } from '../access/require-owner.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { listInvitations } from './list-invitations.ts';
import { makeInvitationSecret, sendInvitation } from './send-invitation.ts';

const { people, workspaceInvitations, workspaceMembers } = schema;

/**
 * Invites an address by e-mail, at most once per workspace; an expired invitation is replaced.
 * Returns all open invitations. AppError: 'forbidden', 'conflict' for a member, an invited address
 * and a full workspace, 'rate_limited'.
 */
export async function createInvitation(
  ctx: WorkspaceContext,
  { email, role }: CreateInvitationInput,
): Promise<InvitationList> {
  const { services, caller, workspace } = ctx;
  await services.rateLimiter.take('invitation_day', caller.userId);
  const now = services.now();
  const { token, columns } = makeInvitationSecret(now);
  await services.database.db.transaction(async (tx) => {
    const { roles } = await requireOwner(tx, ctx);
    await makeRoom(tx, ctx, { email, memberCount: roles.size });
    const [row] = await tx
      .insert(workspaceInvitations)
      .values({
        ...columns,
        id: services.newId(),
        workspaceId: workspace.id,
        email,
        role,
        invitedBy: caller.userId,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: workspaceInvitations.id });
    if (!row) throw new AppError('conflict', invitationMessages.isInvited(email));
    await sendInvitation(tx, ctx, { email, role, token });
    await recordAudit(tx, ctx, {
      workspaceId: workspace.id,
      notes: [{ kind: 'invitation.sent', subject: { id: row.id, name: email }, details: { role } }],
    });
  });
  return listInvitations(ctx);
}

async function makeRoom(
  tx: Transaction,
  { services, workspace }: WorkspaceContext,
  { email, memberCount }: { email: string; memberCount: number },
): Promise<void> {
  const [existing] = await tx
    .select({ id: people.id })
    .from(workspaceMembers)
    .innerJoin(people, eq(people.id, workspaceMembers.userId))
    .where(and(eq(workspaceMembers.workspaceId, workspace.id), eq(people.email, email)));
  if (existing) throw new AppError('conflict', invitationMessages.isMember(email));
  const isOpen = and(
    eq(workspaceInvitations.workspaceId, workspace.id),
    isNull(workspaceInvitations.acceptedAt),
  );
  await tx
    .delete(workspaceInvitations)
    .where(
      and(isOpen, eq(workspaceInvitations.email, email), lte(workspaceInvitations.expiresAt, services.now())),
    );
  const [open] = await tx.select({ invitations: count() }).from(workspaceInvitations).where(isOpen);
  if (memberCount + (open?.invitations ?? 0) >= maxMembers) {
    throw new AppError('conflict', invitationMessages.isFull(maxMembers));
  }
}
