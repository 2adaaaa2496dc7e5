import { z } from 'zod';

/** One session of a signed-in user. */
export const sessionItem = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: z.date(),
  /** Time of the last access renewal; a session in use renews at least once an hour. */
  lastUsedAt: z.date(),
  /** True for the caller's session. */
  isCurrent: z.boolean(),
});
export type SessionItem = z.infer<typeof sessionItem>;

/** Maximum sessions in a list, newest ones; the count includes all. */
export const sessionsShown = 50;

export const sessionList = z.object({ data: z.array(sessionItem), total: z.number().int() });
export type SessionList = z.infer<typeof sessionList>;

export const sessionId = z.object({ sessionId: z.string() });
export const endedSessions = z.object({ count: z.number().int() });
