import { describe, expect, it } from 'vitest';
import { composeInvitationMail } from './compose-invitation-mail.ts';
import { createInvitationInput, invitationMessages } from './schema.ts';

const mail = {
  to: 'ada@people.example',
  workspaceName: 'Booking.com',
  invitedBy: 'Bob',
  link: 'https://site.example/invitations/a',
};

describe('an invitation', () => {
  it.each([
    ['owner', 'an owner'],
    ['member', 'a member'],
    ['viewer', 'a viewer'],
  ] as const)('to be %s names workspace, role, link and its time', (role, name) => {
    const { to, subject, text } = composeInvitationMail({ ...mail, role });
    // A word joiner keeps mail programs from turning the name into a link.
    expect([to, subject]).toEqual([mail.to, 'Bob invites you to Booking.\u2060com on Keydence']);
    expect(text).toBe(
      `Bob invites you to the workspace Booking.\u2060com on Keydence, as ${name}.\n\n` +
        'Keydence finds the keywords, gaps and content ideas of the websites that the workspace tracks.\n\n' +
        'See the invitation:\nhttps://site.example/invitations/a\n\n' +
        'The link is for ada@people.example and works for 7 days.\n' +
        'If you do not know who invites you, you can ignore this mail. Nothing happens unless you accept.\n\nKeydence\n',
    );
  });

  it('is for a member by default, and for a normalized address', () => {
    expect(createInvitationInput.parse({ workspaceId: 'w', email: ' Ada@People.example ' })).toEqual({
      workspaceId: 'w',
      email: 'ada@people.example',
      role: 'member',
    });
  });

  it.each([
    [
      () => invitationMessages.isMember('ada@a.example'),
      'ada@a.example is a member of this workspace already.',
    ],
    [
      () => invitationMessages.isInvited('ada@a.example'),
      'ada@a.example is invited already. Send that invitation again instead.',
    ],
    [() => invitationMessages.isFull(50), 'A workspace has room for 50 members and open invitations.'],
    [
      () => invitationMessages.otherAddress('ada@a.example', 'eve@a.example'),
      'This invitation is for ada@a.example, and you are signed in as eve@a.example. Sign in with ada@a.example to accept it.',
    ],
  ])('that fails says why: %#', (message, text) => {
    expect(message()).toBe(text);
  });
});
