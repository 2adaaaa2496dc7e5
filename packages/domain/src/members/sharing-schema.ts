import { z } from 'zod';
import { memberRole } from './schema.ts';

export const workspaceSharing = z.object({
  /** The caller's role. */
  role: memberRole,
  membersMayShare: z.boolean(),
  /** True if the caller may create share links and webhooks now. */
  canShare: z.boolean(),
  /** True if the caller may change the setting. */
  canChange: z.boolean(),
});
export type WorkspaceSharing = z.infer<typeof workspaceSharing>;

export const setSharingInput = z.object({ workspaceId: z.string(), membersMayShare: z.boolean() });
export type SetSharingInput = z.infer<typeof setSharingInput>;

export const sharingMessages = {
  ownersShare:
    'Only owners can create share links and webhooks in this workspace. Ask an owner, or ask them to allow it for members.',
  ownersTimeZone: 'Only owners can change the time zone. Ask an owner of this workspace.',
  ownersChange: 'Only owners can change who may share. Ask an owner of this workspace.',
} as const;
