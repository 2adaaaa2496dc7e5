import { schema, type Transaction } from '@keydence/db';
import {
  type AcceptedInvitation,
  AppError,
  type InvitationToken,
  invitationMessages,
  normaliseAddress,
} from '@keydence/domain';
import { eq } from 'drizzle-orm';
import { lockMembership } from '../access/lock-membership.ts';
import { notFound } from '../access.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { AuthedContext } from '../context.ts';
import { hashLinkToken } from '../link-token.ts';

const { workspaceInvitations, workspaceMembers } = schema;

/**
 * Adds the caller to the workspace of the invitation. Idempotent for the same person, but does not
 * add back a member who was removed since. AppError: 'forbidden' if the invitation is for another
 * address, 'not_found' if the token is not valid.
 */
export async function acceptInvitation(
  ctx: AuthedContext,
  { token }: InvitationToken,
): Promise<AcceptedInvitation> {
  const tokenHash = hashLinkToken(token);
  if (!tokenHash) throw notFound();
  const { services, caller } = ctx;
  const { workspaceId, role } = await services.database.db.transaction(async (tx) => {
    const known = await findInvitation(tx, tokenHash);
    if (!known) throw notFound();
    // The membership is locked before the invitation, as when revoking one.
    const { roles } = await lockMembership(tx, known.workspaceId);
    const invitation = await findInvitation(tx, tokenHash);
    if (!invitation) throw notFound();
    const joined = await acceptOnce(tx, ctx, { invitation, isMember: roles.has(caller.userId) });
    return { workspaceId: invitation.workspaceId, role: joined };
  });
  if (role) services.log.info({ workspaceId, userId: caller.userId, role }, 'an invitation was accepted');
  ctx.noteWorkspace?.(workspaceId);
  return { workspaceId };
}

type Invitation = typeof workspaceInvitations.$inferSelect;

async function findInvitation(tx: Transaction, tokenHash: Uint8Array): Promise<Invitation | undefined> {
  const [row] = await tx
    .select()
    .from(workspaceInvitations)
    .where(eq(workspaceInvitations.tokenHash, tokenHash));
  return row;
}

/** The caller's new role; null if the caller is a member already. */
async function acceptOnce(
  tx: Transaction,
  ctx: AuthedContext,
  { invitation, isMember }: { invitation: Invitation; isMember: boolean },
): Promise<Invitation['role'] | null> {
  const { id, workspaceId, email, role, acceptedAt, acceptedBy, expiresAt } = invitation;
  const { services, caller } = ctx;
  const { userId } = caller;
  const now = services.now();
  if (acceptedAt) {
    if (acceptedBy === userId && isMember) return null;
    throw notFound();
  }
  if (expiresAt.getTime() <= now.getTime()) throw notFound();
  if (normaliseAddress(caller.email) !== email) {
    throw new AppError('forbidden', invitationMessages.otherAddress(email, caller.email));
  }
  await tx
    .update(workspaceInvitations)
    .set({ acceptedAt: now, acceptedBy: userId })
    .where(eq(workspaceInvitations.id, id));
  const accepted = { kind: 'invitation.accepted', subject: { id, name: email }, details: { role } } as const;
  const joined = { kind: 'member.joined', details: { role } } as const;
  await recordAudit(tx, ctx, { workspaceId, notes: isMember ? [accepted] : [accepted, joined] });
  if (isMember) return null;
  await tx.insert(workspaceMembers).values({ workspaceId, userId, role, createdAt: now });
  return role;
}
