import { schema } from '@keydence/db';
import type { InvitationToken, OpenInvitation } from '@keydence/domain';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { notFound } from '../access.ts';
import type { ApiContext } from '../context.ts';
import { hashLinkToken } from '../link-token.ts';
import { inviterName } from './invitation-view.ts';

const { users, workspaceInvitations, workspaces } = schema;

/**
 * The workspace and role of an invitation, for the holder of its link, signed in or not.
 * AppError('not_found') for an unknown, expired, revoked or accepted one alike;
 * AppError('rate_limited') after too many requests.
 */
export async function getInvitation(
  { services, clientAddress }: ApiContext,
  { token }: InvitationToken,
): Promise<OpenInvitation> {
  await services.rateLimiter.take('invitation_minute', clientAddress ?? 'unknown');
  const tokenHash = hashLinkToken(token);
  if (!tokenHash) throw notFound();
  const [found] = await services.database.db
    .select({
      workspaceName: workspaces.name,
      workspaceIconUrl: workspaces.iconUrl,
      invitedBy: inviterName(users),
      email: workspaceInvitations.email,
      role: workspaceInvitations.role,
      expiresAt: workspaceInvitations.expiresAt,
    })
    .from(workspaceInvitations)
    .innerJoin(workspaces, eq(workspaces.id, workspaceInvitations.workspaceId))
    .leftJoin(users, eq(users.id, workspaceInvitations.invitedBy))
    .where(
      and(
        eq(workspaceInvitations.tokenHash, tokenHash),
        isNull(workspaceInvitations.acceptedAt),
        gt(workspaceInvitations.expiresAt, services.now()),
      ),
    );
  if (!found) throw notFound();
  return found;
}
