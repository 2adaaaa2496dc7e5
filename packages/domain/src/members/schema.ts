import { z } from 'zod';

/** Owners manage people, members work with all data, viewers only read. */
export const memberRole = z.enum(['owner', 'member', 'viewer']);
export type MemberRole = z.infer<typeof memberRole>;

/** Order of roles; a role with more rights has a higher rank. */
export function memberRank(role: MemberRole): number {
  return memberRole.options.toReversed().indexOf(role);
}

/** Maximum members of a workspace, including pending invitations. */
export const maxMembers = 100;

export const member = z.object({
  userId: z.string(),
  fullName: z.string().nullable(),
  email: z.string().nullable(),
  profilePictureUrl: z.string().nullable(),
  role: memberRole,
  /** True for the caller. */
  isYou: z.boolean(),
  joinedAt: z.date(),
});
export type Member = z.infer<typeof member>;

export const memberList = z.object({ data: z.array(member) });
export type MemberList = z.infer<typeof memberList>;

export const memberKey = z.object({ workspaceId: z.string(), userId: z.string() });
export type MemberKey = z.infer<typeof memberKey>;
export const updateMemberInput = memberKey.extend({ role: memberRole });
export type UpdateMemberInput = z.infer<typeof updateMemberInput>;
