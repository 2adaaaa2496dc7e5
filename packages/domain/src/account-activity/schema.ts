import { z } from 'zod';

/** What is worth telling the owner of an account, as a closed list. */
export const accountActions = [
  'signed_in',
  'signed_out',
  'password_changed',
  'email_changed',
  'phone_changed',
  'identity_linked',
  'identity_unlinked',
  /** Its first right answer, from which on it counts; each later one is `factor_verified`. */
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
  /** The last id of the page before. */
  cursor: z.uuid().optional(),
  limit: z.number().int().min(1).max(100).default(20),
});

export const activityEntry = z.object({
  id: z.string(),
  action: z.enum(accountActions),
  /** How a sign-in was proven (`password`, `otp`, …); null for everything else. */
  method: z.string().nullable(),
  ip: z.string().nullable(),
  /** The program and system behind it; null when unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: z.date(),
});
export type ActivityEntry = z.infer<typeof activityEntry>;

/** Newest first; `nextCursor` is null on the last page. */
export const activityPage = z.object({ data: z.array(activityEntry), nextCursor: z.string().nullable() });
export type ActivityPage = z.infer<typeof activityPage>;
