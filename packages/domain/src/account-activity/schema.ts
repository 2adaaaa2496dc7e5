import { z } from 'zod';

/** Account actions shown to the owner, as a closed list. */
export const accountActions = [
  'signed_in',
  'signed_out',
  'password_changed',
  'email_changed',
  'phone_changed',
  'identity_linked',
  'identity_unlinked',
  /** The first valid code of a factor, which activates it; later ones are `factor_verified`. */
  'factor_added',
  'factor_verified',
  'factor_removed',
  'passkey_added',
  'passkey_removed',
  'app_connected',
  'app_disconnected',
  'session_replayed',
  'api_key_created',
  'api_key_revoked',
] as const;
export type AccountAction = (typeof accountActions)[number];

export const listActivityInput = z.object({
  /** Last id of the previous page. */
  cursor: z.uuid().optional(),
  limit: z.number().int().min(1).max(100).default(20),
});

export const activityEntry = z.object({
  id: z.string(),
  action: z.enum(accountActions),
  /** Method of the sign-in (`password`, `otp`, …); null for other actions. */
  method: z.string().nullable(),
  ip: z.string().nullable(),
  /** Browser and operating system; null if unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: z.date(),
});
export type ActivityEntry = z.infer<typeof activityEntry>;

/** Newest first; `nextCursor` is null on the last page. */
export const activityPage = z.object({ data: z.array(activityEntry), nextCursor: z.string().nullable() });
export type ActivityPage = z.infer<typeof activityPage>;
