import { schema, type Transaction } from '@keydence/db';
import { composeInvitationMail, invitationDays, type MemberRole, unlinkName } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import type { WorkspaceContext } from '../access/get-workspace-scope.ts';
import { notFound } from '../access.ts';
import { createLinkToken, hashLinkToken } from '../link-token.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Columns of a newly sent invitation, and the secret, which only the e-mail contains. */
export function makeInvitationSecret(now: Date) {
  const token = createLinkToken();
  return {
    token,
    columns: {
      tokenHash: hashLinkToken(token) ?? new Uint8Array(),
      sentAt: now,
      expiresAt: new Date(now.getTime() + invitationDays * dayMs),
    },
  };
}

interface Sending {
  email: string;
  role: MemberRole;
  token: string;
}

/** Queues the e-mail in the caller's name; it is sent when the transaction commits. */
export async function sendInvitation(
  tx: Transaction,
  { services, caller, workspace }: WorkspaceContext,
  { email, role, token }: Sending,
): Promise<void> {
  const { people, workspaces } = schema;
  const [names] = await tx
    .select({ workspaceName: workspaces.name, fullName: people.fullName })
    .from(workspaces)
    .innerJoin(people, eq(people.id, caller.userId))
    .where(eq(workspaces.id, workspace.id));
  if (!names) throw notFound();
  const mail = composeInvitationMail({
    to: email,
    workspaceName: names.workspaceName,
    invitedBy: names.fullName ? unlinkName(names.fullName) : caller.email,
    role,
    link: `${services.publicUrl}/invitations/${token}`,
  });
  await services.jobs.enqueueMail(tx, mail);
}
