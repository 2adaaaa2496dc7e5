import { z } from 'zod';
import { emailAddress } from '../mail/email-address.ts';
import { memberRole } from '../members/schema.ts';

export const invitationDays = 7;

/** Messages for an invitation that cannot be created, sent or accepted. */
export const invitationMessages = {
  isMember: (email: string) => `${email} is a member of this workspace already.`,
  isInvited: (email: string) => `${email} is invited already. Send that invitation again instead.`,
  isFull: (limit: number) => `A workspace has room for ${limit} members and open invitations.`,
  otherAddress: (invited: string, signedIn: string) =>
    `This invitation is for ${invited}, and you are signed in as ${signedIn}. Sign in with ${invited} to accept it.`,
} as const;

export const invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: memberRole,
  /** The inviter's name or address; null if their account is gone. */
  invitedBy: z.string().nullable(),
  /** Time when the mail was last sent. */
  sentAt: z.date(),
  expiresAt: z.date(),
  isExpired: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;

export const invitationList = z.object({ data: z.array(invitation) });
export type InvitationList = z.infer<typeof invitationList>;

export const createInvitationInput = z.object({
  workspaceId: z.string(),
  email: emailAddress,
  role: memberRole.default('member'),
});
export type CreateInvitationInput = z.output<typeof createInvitationInput>;

export const invitationKey = z.object({ workspaceId: z.string(), invitationId: z.string() });
export type InvitationKey = z.infer<typeof invitationKey>;

/** The secret in a mail's link. */
export const invitationToken = z.object({ token: z.string() });
export type InvitationToken = z.infer<typeof invitationToken>;

/** Data shown to the holder of the link before they accept. */
export const openInvitation = z.object({
  workspaceName: z.string(),
  workspaceIconUrl: z.string().nullable(),
  invitedBy: z.string().nullable(),
  email: z.string(),
  role: memberRole,
  expiresAt: z.date(),
});
export type OpenInvitation = z.infer<typeof openInvitation>;

export const acceptedInvitation = z.object({ workspaceId: z.string() });
export type AcceptedInvitation = z.infer<typeof acceptedInvitation>;
