import { z } from 'zod';
import { plainName } from '../names/plain-name.ts';

export const fullNameMaxLength = 100;

export const profile = z.object({
  fullName: z.string().nullable(),
  email: z.string(),
  role: z.enum(['user', 'admin']),
  profilePictureUrl: z.string().nullable(),
});
export type Profile = z.infer<typeof profile>;

/** Blank becomes null. */
export const updateProfileInput = z.object({
  fullName: plainName({ label: 'Full name', maxLength: fullNameMaxLength })
    .nullable()
    .transform((name) => name || null),
});
export type UpdateProfileInput = z.input<typeof updateProfileInput>;

/** The caller, as returned by the session check. */
export const sessionCheck = z.object({ userId: z.string(), email: z.string() });

/** Response to a new profile picture: its address on this server. */
export const newAvatar = z.object({ profilePictureUrl: z.string() });
