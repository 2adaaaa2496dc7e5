import { composeMail } from '../mail/compose-mail.ts';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';
import type { MemberRole } from '../members/schema.ts';
import { unlinkName } from '../names/plain-name.ts';
import { invitationDays } from './schema.ts';

interface InvitationMail {
  to: string;
  workspaceName: string;
  invitedBy: string;
  role: MemberRole;
  link: string;
}

const roleNames: Record<MemberRole, string> = {
  owner: 'an owner',
  member: 'a member',
  viewer: 'a viewer',
};

/** The mail that invites a person to a workspace. */
export function composeInvitationMail(content: InvitationMail): OutgoingMail {
  const { to, invitedBy, role, link } = content;
  const workspaceName = unlinkName(content.workspaceName);
  return composeMail({
    to,
    subject: `${invitedBy} invites you to ${workspaceName} on Keydence`,
    paragraphs: [
      `${invitedBy} invites you to the workspace ${workspaceName} on Keydence, as ${roleNames[role]}.`,
      'Keydence finds the keywords, gaps and content ideas of the websites that the workspace tracks.',
    ],
    button: { label: 'See the invitation', url: link },
    notes: [
      `The link is for ${to} and works for ${invitationDays} days.`,
      'If you do not know who invites you, you can ignore this mail. Nothing happens unless you accept.',
    ],
  });
}
