import { z } from 'zod';

/** One place where a person is signed in. */
export const sessionItem = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: z.date(),
  /** When it last renewed its access; a session in use does so at least once an hour. */
  lastUsedAt: z.date(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type SessionItem = z.infer<typeof sessionItem>;

/** The newest that a list shows; the count says how many there are. */
export const sessionsShown = 50;

export const sessionList = z.object({ data: z.array(sessionItem), total: z.number().int() });
export type SessionList = z.infer<typeof sessionList>;

export const sessionId = z.object({ sessionId: z.string() });
export const endedSessions = z.object({ count: z.number().int() });
